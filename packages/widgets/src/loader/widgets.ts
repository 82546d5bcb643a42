import { startLoader } from './start-loader.js';
import { warn } from '../parts/warn.js';

try {
  startLoader();
} catch (error) {
  // An error of the loader must not reach the page.
  warn('Not started:', error);
}
