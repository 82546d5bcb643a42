import { tokenizeHtml } from './tokenize-html.js';

/**
 * Removes the tags of an element, and their content too if `withContent`. Takes linear time. The result is no safer than the
 * HTML.
 */
export function withoutElement(
  html: string,
  element: string,
  { withContent }: { readonly withContent: boolean },
): string {
  const kept: string[] = [];
  let done = 0;
  let open = 0;
  for (const token of tokenizeHtml(html)) {
    if (!('name' in token) || token.name !== element) continue;
    if (open === 0) kept.push(html.slice(done, token.start));
    if (withContent && token.kind === 'open') open += 1;
    else if (open > 0) open -= 1;
    done = token.end;
  }
  return kept.join('') + (open === 0 ? html.slice(done) : '');
}
