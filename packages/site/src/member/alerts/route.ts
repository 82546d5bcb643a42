export { AlertsScreen as Component } from './AlertsScreen.js';
