import { escapeHtml, textOf } from '@headnote/core/content';
import { unzipSync } from 'fflate';
import { openWordNumbers, type WordNumbers } from './word-numbers.js';

/** The files of a Word document that have its words, in the order in which they are read. */
const PARTS: readonly string[] = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/** The files that say how paragraphs are numbered. */
const NUMBERING = 'word/numbering.xml';
const STYLES = 'word/styles.xml';

/** Longest part, in bytes: a judgment of thousands of pages. A bomb is longer. */
const MAX_PART = 60_000_000;

/**
 * A tag of a Word document that begins or ends something readers see; all others only format. No tag has a `<` inside, so
 * that one which never ends is given up at the next.
 */
const PIECE =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t\s*>|<(w:tab)\b[^<>]*>|<(w:br|w:cr)\b[^<>]*>|<(w:noBreakHyphen)\b[^<>]*>|<(\/?)(w:del|w:moveFrom|mc:Fallback|w:r|w:p|w:pPr|w:tr|w:trPr|w:tc|w:cellDel|w:(?:rPr|pPr|sectPr|tblPr|tblPrEx|trPr|tcPr|tblGrid)Change)((?:\s[^<>]*)?\/?)>|<(w:vanish(?:\s[^<>]*)?\/?)>|<w:(numId|ilvl|pStyle)\s[^<>]*?w:val\s*=\s*["']([^<>"']+)["']/g;

/** Elements whose words readers do not see, or see elsewhere: the copy of a text box for old programs is its second. */
const UNSEEN: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom', 'mc:Fallback']);
/** A mark that is written and switched off. */
const OFF = /\bw:val\s*=\s*["'](?:0|false|off)["']/;

/** The element that a part is, at its beginning and at its end. */
const ROOT = /<w:(document|footnotes|endnotes)[\s>]/;

/**
 * Returns the words of a Word document, a line for each paragraph with the number that Word counts, then its notes. Words that were deleted or
 * moved away in tracked changes, and hidden ones, are left out. Throws an Error if it is none.
 */
export function readDocx(bytes: Uint8Array): string {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.includes(name) && name !== NUMBERING && name !== STYLES) return false;
      if (originalSize > MAX_PART) throw new Error('The Word document is too long.');
      return true;
    },
  });
  if (files['word/document.xml'] === undefined) throw new Error('The archive is no Word document.');
  const xmlOf = (name: string) => plainXml(new TextDecoder().decode(files[name] ?? new Uint8Array()));
  const numbers = openWordNumbers(xmlOf(NUMBERING), xmlOf(STYLES));
  return PARTS.map((name) => wordsOf(xmlOf(name), numbers)).join('\n');
}

function wordsOf(part: string, numbers: WordNumbers): string {
  const root = ROOT.exec(part)?.[1];
  // An archive may state a wrong length, and a part that is cut must not be stored as a whole judgment.
  if (root !== undefined && !new RegExp(String.raw`</w:${root}\s*>`).test(part))
    throw new Error('The Word document is cut.');
  const out = openParagraphs();
  let unseen = 0;
  /** Depth in settings as they were before a tracked change. */
  let former = 0;
  let settings = 0;
  let rowSettings = 0;
  /** The list of the paragraph, 0 for none; undefined if only its style may give one. */
  let list: string | undefined;
  let level: number | undefined;
  let style = '';
  /** Whether the end of each paragraph around a place was deleted or moved away. */
  const paragraphs: boolean[] = [];
  /** Whether each row and cell around a place was deleted. */
  const places: boolean[] = [];
  /** Whether each run around a place is hidden; a text box is inside of a run. */
  const runs: boolean[] = [];
  const dropPlace = () => {
    if (places.length === 0 || places.at(-1) === true) return;
    places[places.length - 1] = true;
    unseen += 1;
  };
  for (const [, words, tab, line, hyphen, slash, element, rest, hidden, mark, value] of part.matchAll(PIECE)) {
    if (element?.endsWith('Change') === true) {
      if (rest?.endsWith('/') !== true) former += slash === '' ? 1 : -1;
    } else if (former > 0) continue;
    else if (element !== undefined) {
      const isStart = slash === '';
      if (isStart && element === 'w:cellDel') dropPlace();
      else if (isStart && element === 'w:del' && rowSettings > 0) dropPlace();
      else if (isStart && settings > 0 && UNSEEN.has(element) && paragraphs.length > 0)
        paragraphs[paragraphs.length - 1] = true;
      if (rest?.endsWith('/')) continue;
      const step = isStart ? 1 : -1;
      if (UNSEEN.has(element)) unseen += step;
      else if (element === 'w:trPr') rowSettings += step;
      else if (element === 'w:tr' || element === 'w:tc') {
        if (isStart) places.push(false);
        else if (places.pop() === true) unseen -= 1;
      } else if (element === 'w:p') {
        if (isStart) paragraphs.push(false);
        else if (paragraphs.pop() === true) out.join();
        else if (unseen === 0 && runs.at(-1) !== true) out.end();
      } else if (element === 'w:pPr') {
        settings += step;
        if (isStart) continue;
        const given = numbers.ofStyle(style);
        const isCounted = unseen === 0 && paragraphs.at(-1) !== true;
        if (isCounted) out.number(numbers.next(list ?? given?.list ?? '0', level ?? given?.level ?? 0));
        list = level = undefined;
        style = '';
      } else if (element === 'w:r') {
        if (isStart) runs.push(false);
        else runs.pop();
      }
    } else if (mark !== undefined) {
      if (settings !== 1 || value === undefined) continue;
      if (mark === 'numId') list = value;
      else if (mark === 'pStyle') style = value;
      else level = Number(value);
    } else if (hidden !== undefined) {
      if (settings === 0 && runs.length > 0 && !OFF.test(hidden)) runs[runs.length - 1] = true;
    } else if (unseen > 0 || runs.at(-1) === true) continue;
    else if (words !== undefined) out.add(textOf(words));
    else if (tab !== undefined) out.add('\t');
    else if (line !== undefined) out.add('\n');
    else if (hyphen !== undefined) out.add('-');
  }
  if (unseen !== 0 || former !== 0) throw new Error('The Word document is damaged.');
  return out.text();
}

/** The paragraphs of a part as they are read. One whose end was deleted goes on in the next, whose number stands before both. */
function openParagraphs() {
  const parts: string[] = [];
  let start = 0;
  let isJoined = false;
  return {
    add: (words: string) => void parts.push(words),
    number(number: string) {
      const at = isJoined ? start : parts.length;
      if (number !== '') parts[at] = `${number} ${parts[at] ?? ''}`;
      isJoined = false;
    },
    join() {
      isJoined = true;
    },
    end() {
      parts.push('\n\n');
      start = parts.length;
      isJoined = false;
    },
    text: () => parts.join(''),
  };
}

/** The same XML without comments, and with text that is marked as such (CDATA) written like any other. */
function plainXml(xml: string): string {
  const [head = '', ...marked] = xml.split('<![CDATA[');
  const written =
    head +
    marked
      .map((piece) => parted(piece, ']]>'))
      .map(([own, rest]) => escapeHtml(own) + rest)
      .join('');
  const [first = '', ...noted] = written.split('<!--');
  return first + noted.map((piece) => parted(piece, '-->')[1]).join('');
}

/** A piece up to its end and what follows; nothing follows without an end. */
function parted(piece: string, end: string): readonly [own: string, rest: string] {
  const at = piece.indexOf(end);
  return at === -1 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + end.length)];
}
