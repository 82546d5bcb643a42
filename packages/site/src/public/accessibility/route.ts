export { AccessibilityScreen as Component } from './AccessibilityScreen.js';
