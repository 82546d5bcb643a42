import { atMost } from './at-most.js';

/**
 * Validates a city: at most 50 characters. Returns the message to show, or an empty string when the value is valid.
 * Never throws.
 */
export const city = /* @__PURE__ */ atMost(50);
