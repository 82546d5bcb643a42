import { bindApi } from '../network/api-origin.js';
import './define.js';

// The import above defines the tags, but they draw in a later task, after this line.
bindApi(import.meta.url);
