import { atMost } from './at-most.js';

/** City: at most 50 characters. Returns the message to show, or an empty string when fine. Never throws. */
export const city = /* @__PURE__ */ atMost(50);
