import { TOAST_HTML_LIMIT, TOAST_TEXT_LIMIT } from './toast-settings.js';

/** A tag, or an entity of at most 40 characters, that the cut has broken: not `3 < 4` and not `AT&T` far in front of it. */
const brokenEnd = /<(?:[a-z/!][^<>]*)?$|&[#a-z0-9]{0,39}$/i;

/** The first so many characters of a longer text, never ending inside a pair of surrogates. */
function cut(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? limit - 1 : limit);
}

/**
 * A message as it is kept: at most 400 characters of text or 2,000 of markup and an ellipsis, never ending inside a character,
 * a tag or an entity. Markup is not made safe by it: the view sanitises it.
 */
export function cutMessage(text: string, kind: 'text' | 'html'): string {
  const isHtml = kind === 'html';
  const limit = isHtml ? TOAST_HTML_LIMIT : TOAST_TEXT_LIMIT;
  if (text.length <= limit) return text;
  const kept = cut(text, limit);
  return `${isHtml ? kept.replace(brokenEnd, '') : kept}…`;
}
