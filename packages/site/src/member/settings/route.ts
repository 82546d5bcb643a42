export { SettingsScreen as Component } from './SettingsScreen.js';
