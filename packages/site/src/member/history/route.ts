export { HistoryScreen as Component } from './HistoryScreen.js';
