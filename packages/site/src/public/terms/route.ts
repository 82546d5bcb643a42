export { TermsScreen as Component } from './TermsScreen.js';
