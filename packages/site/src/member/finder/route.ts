export { CitationFinderScreen as Component } from './CitationFinderScreen.js';
