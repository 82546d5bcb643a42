import { bindApi } from '../network/api-origin.js';
import './define.js';

// Tags of the page are defined by the import above but draw in a later task, so the binding is in time.
bindApi(import.meta.url);
