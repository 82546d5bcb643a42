export { ActReaderScreen as Component } from './ActReaderScreen.js';
