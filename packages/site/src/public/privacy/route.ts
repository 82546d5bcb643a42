export { PrivacyScreen as Component } from './PrivacyScreen.js';
