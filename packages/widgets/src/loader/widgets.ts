import { startLoader } from './start-loader.js';
import { warn } from '../parts/warn.js';

try {
  startLoader();
} catch (error) {
  // The page we are a guest on must not notice.
  warn('Not started:', error);
}
