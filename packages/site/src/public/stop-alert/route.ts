export { StopAlertScreen as Component } from './StopAlertScreen.js';
