import { extractCitations } from '../citation/extract-citations.js';
import { systemClock } from '../machines/clock.js';
import { DocumentLimitError } from './document-limit-error.js';

/** Characters that are counted at a time: at most about 10 ms. */
const PIECE = 4 * 1024;
/** Milliseconds after which others have their turn. */
const TURN_MS = 5;
/** Words that refer to an earlier citation, which may be in another piece. */
const REFERRING = /\b(?:supra\b|ibid\b|id\.|aforesaid\b)/gi;

/**
 * Rejects with a DocumentLimitError if a text has more than `most` citations and references, and with the signal's reason.
 * Such a text is counted piece by piece, and whatever else the thread does has its turn in between.
 */
export async function refuseMany(
  text: string,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<void> {
  let count = 0;
  let since = systemClock.now();
  for (let start = 0; start < text.length;) {
    const end = pieceEnd(text, start);
    const piece = text.slice(start, end);
    const cited = extractCitations(piece).filter(({ shortForm }) => shortForm === undefined);
    count += cited.length + (piece.match(REFERRING)?.length ?? 0);
    if (count > most) throw new DocumentLimitError('too-many-citations');
    start = end;
    if (systemClock.now() - since < TURN_MS) continue;
    await new Promise<void>((resolve) => void systemClock.after(0, resolve));
    signal.throwIfAborted();
    since = systemClock.now();
  }
}

/** The end of a piece: after a line if there is one, otherwise after a blank, so that few citations are divided. */
function pieceEnd(text: string, start: number): number {
  const most = start + PIECE;
  if (most >= text.length) return text.length;
  const cut = [text.lastIndexOf('\n', most), text.lastIndexOf(' ', most)].find((at) => at > start);
  return cut === undefined ? most : cut + 1;
}
