import { blocks, decodeEntities } from '../text-of.js';
import { tokenizeHtml } from '../tokenize-html.js';
import type { TextPosition } from './text-position.js';

/** A range of a document's stored plain text, and its words. */
export interface PlainPlace extends TextPosition {
  /** The words of the range in the stored text. */
  readonly text: string;
}

/** The plain text of a document as stored in the library, and a mapping to the text shown in a browser. */
export interface PlainIndex {
  /** The text of all paragraphs, separated by empty lines. */
  readonly text: string;
  /**
   * Returns the position of a range of this text in `textOf(html)`, which is also the browser's `textContent`. Undefined if
   * the words there are different, so that offsets of another version never mark wrong words.
   */
  readonly locate: (place: PlainPlace) => TextPosition | undefined;
}

/** A sequence of units that is the same in both texts, with its position in each. */
interface Piece {
  readonly plain: number;
  readonly shown: number;
  readonly length: number;
}

const BETWEEN_PARAGRAPHS = '\n\n';

/** Returns the piece that contains a unit of the plain text; undefined for a unit between two pieces. */
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
 * Indexes sanitised HTML: its paragraphs as stored plain text, and their positions in the shown text. Ignores white space
 * between blocks. Takes linear time; each `locate` takes logarithmic time.
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
  for (const token of tokenizeHtml(html)) {
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
