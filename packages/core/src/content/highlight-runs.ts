import { decodeEntities } from './text-of.js';
import { tokenizeHtml } from './tokenize-html.js';

/** A part of a highlighted text. */
export interface HighlightRun {
  /** Plain text with decoded entities. Render it as text, not as HTML. */
  readonly text: string;
  /** Whether the part is a hit of the search. */
  readonly hit: boolean;
}

/**
 * Splits a highlighted fragment into runs of plain text, so that a view can show hits without inserting HTML. Only `<b>`
 * marks a hit; other markup is removed and its text kept.
 */
export function highlightRuns(html: string): HighlightRun[] {
  const runs: { text: string; hit: boolean }[] = [];
  let depth = 0;
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') {
      const text = decodeEntities(html.slice(token.start, token.end));
      const last = runs.at(-1);
      if (last && last.hit === depth > 0) last.text += text;
      else runs.push({ text, hit: depth > 0 });
    } else if (token.kind === 'open' && token.name === 'b') depth += 1;
    else if (token.kind === 'close' && token.name === 'b') depth = Math.max(0, depth - 1);
  }
  return runs;
}
