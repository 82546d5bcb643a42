import { TOAST_HTML_LIMIT, TOAST_TEXT_LIMIT } from './toast-settings.js';

/** Cuts a text to so many characters and ends it with an ellipsis; never inside a pair of surrogates. Costs what is kept. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? limit - 1 : limit);
}

/** A message as it is kept: short, and never ending inside a tag or an entity. The view still sanitises markup. */
export function cutMessage(text: string, isHtml: boolean): string {
  const limit = isHtml ? TOAST_HTML_LIMIT : TOAST_TEXT_LIMIT;
  if (text.length <= limit) return text;
  const kept = cut(text, limit);
  return `${isHtml ? kept.replace(/<[^<>]*$|&[^&;\s]*$/, '') : kept}…`;
}
