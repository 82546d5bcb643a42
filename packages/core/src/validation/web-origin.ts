import { textOf, type Validator } from './validator.js';

/** Each says what to enter instead. */
const messages = {
  originScheme: 'Begin with https:// or http://, for example https://www.college.ac.in.',
  originWildcard: 'Enter each address in full; an asterisk does not work.',
  originPath: 'Enter only the beginning of the address, without a path: https://www.college.ac.in.',
  originLocal: 'Pages on localhost work without this entry. Enter the address that your readers see.',
  originHost: 'This is not the address of a website. Enter one such as https://www.college.ac.in.',
} as const;

/** Two labels or more, so no machine of a local network and no final dot. */
const HOST = /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/;

/**
 * Checks that the text is the origin of a website: `https://www.college.ac.in`, with a port if it is not the usual one.
 * Capital letters, a final slash and other scripts are accepted; `toWebOrigin` returns the form that browsers send.
 */
export const webOrigin: Validator = (value) => {
  const text = textOf(value).trim();
  if (!/^https?:\/\//i.test(text)) return messages.originScheme;
  if (text.includes('*')) return messages.originWildcard;
  const url = readUrl(text);
  if (!url) return messages.originHost;
  if (!/^[^/]+\/\/[^/?#@\\]+\/?$/.test(text)) return messages.originPath;
  if (/^(localhost|127\.|\[)/.test(url.hostname)) return messages.originLocal;
  return HOST.test(url.hostname) && url.hostname.length <= 253 ? '' : messages.originHost;
};

/** Returns the origin in the form that browsers send, such as `https://xn--…` for other scripts; the text itself if it is not one. */
export function toWebOrigin(text: string): string {
  return webOrigin(text) ? text : (readUrl(text.trim()) as URL).origin;
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
