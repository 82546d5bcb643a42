import { setImmediate } from 'node:timers/promises';
import { type CheckBrief, checkBrief as readBrief } from '@headnote/core/brief-check';
import { extractCitations } from '@headnote/core/citation';
import { TooLargeError } from '@headnote/core/errors';

/** Citations and references of a brief of 500 pages; an answer with this many has about 8 MB. */
const MOST_ENTRIES = 5_000;
/** Characters that are counted at a time: at most about 10 ms of the thread that answers all requests. */
const PIECE = 4 * 1024;
/** Words that refer to an earlier citation, which may be in another piece. */
const REFERRING = /\b(?:supra|ibid|aforesaid)\b/gi;

/**
 * Reads and checks a text. Rejects with TooLargeError before anything is looked up if it cites too much for one answer. Such
 * a text is counted piece by piece, and other requests have their turn in between.
 */
export const readLimited: CheckBrief = async (text, task) => {
  await refuseMany(text, task.signal);
  // The whole text has what its pieces do not show: names that refer to a case.
  if (extractCitations(text).length > MOST_ENTRIES) throw tooMany();
  return readBrief(text, task);
};

async function refuseMany(text: string, signal: AbortSignal): Promise<void> {
  let count = 0;
  for (let start = 0; start < text.length;) {
    const end = pieceEnd(text, start);
    const piece = text.slice(start, end);
    const cited = extractCitations(piece).filter(({ shortForm }) => shortForm === undefined);
    count += cited.length + (piece.match(REFERRING)?.length ?? 0);
    if (count > MOST_ENTRIES) throw tooMany();
    start = end;
    await setImmediate();
    signal.throwIfAborted();
  }
}

/** The end of a piece: after a line if there is one, otherwise after a blank, so that few citations are divided. */
function pieceEnd(text: string, start: number): number {
  const most = start + PIECE;
  if (most >= text.length) return text.length;
  const cut = [text.lastIndexOf('\n', most), text.lastIndexOf(' ', most)].find((at) => at > start);
  return cut === undefined ? most : cut + 1;
}

const tooMany = () =>
  new TooLargeError(`text: has more than ${MOST_ENTRIES} citations and references. Check it in parts.`);
