export { ResultsScreen as Component } from './ResultsScreen.js';
