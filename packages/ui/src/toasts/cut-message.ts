/** Characters of a plain message that are kept, so that a server's stack trace does not cover the screen. */
export const TOAST_TEXT_LIMIT = 400;

/** Characters of an HTML message that are kept. */
export const TOAST_HTML_LIMIT = 2000;

/** An unfinished tag or entity (at most 40 characters) at the end. Does not match `3 < 4`, or `AT&T` further back. */
const brokenEnd = /<(?:[a-z/!][^<>]*)?$|&[#a-z0-9]{0,39}$/i;

/**
 * Cuts a message to 400 characters of text or 2,000 of HTML and adds an ellipsis. Never cuts inside a character, a tag or an
 * entity. Does not sanitise.
 */
export function cutMessage(text: string, kind: 'text' | 'html'): string {
  const limit = kind === 'html' ? TOAST_HTML_LIMIT : TOAST_TEXT_LIMIT;
  if (text.length <= limit) return text;
  const start = cutAtCharacter(text, limit);
  return `${kind === 'html' ? start.replace(brokenEnd, '') : start}…`;
}

function cutAtCharacter(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHighSurrogate ? limit - 1 : limit);
}
