import { startLoader } from './start-loader.js';
import { warn } from './warn.js';

try {
  startLoader();
} catch (error) {
  // The page we are a guest on must not notice.
  warn('The loader could not start:', error);
}
