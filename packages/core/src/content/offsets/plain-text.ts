import { blocks, decodeEntities } from '../text-of.js';
import { tokenize } from '../tokenize.js';
import type { TextPosition } from './text-selector.js';

/** A stretch of a document's stored plain text and what stands there. */
export interface PlainPlace extends TextPosition {
  /** The words of the stretch, as the stored text has them. */
  readonly text: string;
}

/** The plain text of a document as a library stores it, and where its stretches stand in what a browser shows. */
export interface PlainIndex {
  /** The text of all paragraphs, one empty line between two of them. */
  readonly text: string;
  /**
   * Where a stretch of this text stands in `textOf(html)`, which is what a browser counts. Undefined where other words stand
   * there, so that an offset of another text never marks a wrong place.
   */
  readonly locate: (place: PlainPlace) => TextPosition | undefined;
}

/** Units that stand side by side in both texts. */
interface Piece {
  readonly plain: number;
  readonly shown: number;
  readonly length: number;
}

const BETWEEN_PARAGRAPHS = '\n\n';

/** The piece that holds a unit of the plain text; undefined for a unit between two of them. */
function pieceAt(pieces: readonly Piece[], unit: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.plain ?? Infinity) <= unit) low = middle + 1;
    else high = middle;
  }
  const piece = pieces[low - 1];
  return piece && unit < piece.plain + piece.length ? piece : undefined;
}

/**
 * Reads sanitised HTML once: its paragraphs as plain text is stored, and the way back from there. White space between two
 * blocks is no text. Linear in the length of the HTML; each `locate` takes a logarithm of it.
 */
export function indexPlainText(html: string): PlainIndex {
  const parts: string[] = [];
  const pieces: Piece[] = [];
  let plain = 0;
  let shown = 0;
  let isBetween = true;
  const push = (part: string) => {
    parts.push(part);
    plain += part.length;
  };
  for (const token of tokenize(html)) {
    if (token.kind === 'text') {
      const text = decodeEntities(html.slice(token.start, token.end));
      const from = isBetween ? text.search(/[^\t\n\f\r ]|$/) : 0;
      if (from < text.length) {
        if (isBetween && plain > 0) push(BETWEEN_PARAGRAPHS);
        pieces.push({ plain, shown: shown + from, length: text.length - from });
        push(text.slice(from));
        isBetween = false;
      }
      shown += text.length;
    } else if (token.kind === 'void' && token.name === 'br') {
      if (!isBetween) push('\n');
    } else if ('name' in token && blocks.has(token.name)) isBetween = true;
  }
  const whole = parts.join('');
  const locate = ({ start, end, text }: PlainPlace): TextPosition | undefined => {
    if (!(start >= 0 && end > start) || whole.slice(start, end) !== text) return undefined;
    const first = pieceAt(pieces, start);
    const last = pieceAt(pieces, end - 1);
    return first && last && { start: first.shown + start - first.plain, end: last.shown + end - last.plain };
  };
  return { text: whole, locate };
}
