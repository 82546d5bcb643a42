import { createCodeLoader } from '../code/create-code-loader.js';
import { bindApi } from '../network/api-origin.js';
import { checkMark } from './build-constants.js';
import { setCheckLoader } from './check-loader.js';
import './define.js';

// The import above defines the tags, but they draw in a later task, after this line.
const here = import.meta.url;
bindApi(here);
const address = new URL(`citation-check.js?v=${checkMark}`, here).href;
// A pinned file fetches no code that its hash does not cover: its page adds the pinned file of the check.
if (checkMark !== '') setCheckLoader(createCodeLoader(address));
