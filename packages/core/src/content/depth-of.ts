import { tokenizeHtml } from './tokenize-html.js';

/** Returns the nesting depth of sanitised HTML. */
export function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'open') deepest = Math.max(deepest, (depth += 1));
    else if (token.kind === 'close') depth -= 1;
  }
  return deepest;
}
