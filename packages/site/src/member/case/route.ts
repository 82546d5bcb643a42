export { CaseReaderScreen as Component } from './CaseReaderScreen.js';
