export { WidgetsScreen as Component } from './WidgetsScreen.js';
export { widgetsLoader as loader } from './widgets-loader.js';
import './widgets.css';
