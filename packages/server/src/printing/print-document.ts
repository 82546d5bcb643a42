import {
  asFurniture,
  INK,
  MARGIN,
  openPage,
  type Page,
  type Paper,
  QUIET,
  setLine,
  setParagraph,
} from './page-setting.js';
import { printMessages as words } from './messages.js';
import { readBlocks, textOfBlock } from './read-blocks.js';
import { paragraphSetter } from './set-paragraphs.js';

/** A document to print. */
export interface PrintableDocument {
  readonly kind: 'case' | 'act';
  readonly title: string;
  /** The line above the title: the court, or what it is. */
  readonly over: string;
  /** The citation by which lawyers know it, on every page. */
  readonly citation: string;
  /** Our citation, for its address. */
  readonly houseCitation: string;
  /** Name of the file, without its ending. */
  readonly fileName: string;
  /** What later judgments did to it; empty if nothing is known. */
  readonly warning: string;
  readonly particulars: readonly { readonly label: string; readonly value: string }[];
  /** Safe HTML. */
  readonly content: string;
  readonly source: string;
}

/** How to print it. */
export interface PrintOptions {
  readonly paper: Paper;
  /** Origin of the site, for links. */
  readonly origin: string;
  /** Name of the library. */
  readonly library: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signal: AbortSignal;
}

const BOOKMARK_LENGTH = 80;
/** Two lines of the foot have less: pdfkit takes letter after letter from a text that is too long. */
const LONGEST_FOOT = 400;
/** Colour of what must be known before a document is relied on. */
export const WARNING = '#a3211f';

/**
 * Prints a document as PDF: head, particulars, text with its paragraph numbers, and on every page the citation, the
 * page's number, the source and the day. Selectable, tagged, with bookmarks. Reads nothing from the network. Rejects
 * with the signal's reason when it aborts.
 */
export async function printDocument(document: PrintableDocument, options: PrintOptions): Promise<Buffer> {
  const page = openPage(options.paper, { title: document.title, author: options.library });
  const bytes = collect(page);
  // Nobody waits for it after an abort.
  bytes.catch(() => undefined);
  setHead(page, document);
  await setText(page, document, options);
  const { citation, title, source } = document;
  setPageFurniture(page, {
    running: `${citation}   ${title}`,
    source: words.source(source, options.library, words.day(options.now)),
  });
  page.end();
  return bytes;
}

/** Collects the bytes of a PDF until its end. */
export function collect(page: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
}

const plain = (text: string) => [{ text }];
const strong = (text: string) => [{ text, mark: 'bold' as const }];

function setHead(page: Page, { over, title, citation, warning, particulars, kind }: PrintableDocument): void {
  setParagraph(page, plain(over), { size: 10, color: QUIET, after: 4 });
  setParagraph(page, strong(title), { size: 17, after: 4, as: 'H1' });
  setParagraph(page, plain(citation), { size: 11, after: 12 });
  if (warning !== '') setParagraph(page, strong(warning), { color: WARNING, after: 12 });
  page.outline.addItem(words.particulars);
  for (const { label, value } of particulars)
    setParagraph(page, [{ text: `${label}: `, mark: 'bold' }, { text: value }], { size: 10, after: 3 });
  page.y += 6;
  asFurniture(page, () => {
    page
      .lineWidth(0.5)
      .strokeColor(INK)
      .moveTo(MARGIN, page.y)
      .lineTo(page.page.width - MARGIN, page.y)
      .stroke();
  });
  page.y += 14;
  page.outline.addItem(kind === 'case' ? words.judgment : words.act);
}

async function setText(page: Page, { content }: PrintableDocument, { origin, signal }: PrintOptions): Promise<void> {
  const set = paragraphSetter(page, signal);
  for (const block of readBlocks(content, origin)) {
    if (block.kind === 'heading') {
      page.outline.addItem(textOfBlock(block).trim().slice(0, BOOKMARK_LENGTH));
      await set(block.runs, { size: 12, after: 7, as: 'H2' });
    } else if (block.kind === 'quote') await set(block.runs, { size: 10.5, indent: 24, as: 'BlockQuote' });
    else await set(block.runs);
  }
}

interface Furniture {
  /** At the top of every page but the first. */
  readonly running: string;
  /** At the foot of every page. */
  readonly source: string;
}

/** Writes what every page says: what it is from, its number, the source and the day. */
export function setPageFurniture(page: Page, { running, source }: Furniture): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(start + index);
    const { width, height, margins } = page.page;
    // Text in the margins would begin a new page.
    Object.assign(margins, { top: 0, bottom: 0 });
    const line = { width: width - 2 * MARGIN, height: 12, lineBreak: false, ellipsis: true };
    asFurniture(page, () => {
      page.font('regular').fontSize(8.5).fillColor(QUIET);
      if (index > 0) setLine(page, running, { x: MARGIN, y: 40, width: line.width });
      page.font('regular').text(source.slice(0, LONGEST_FOOT), MARGIN, height - 54, {
        width: line.width - 80,
        height: 24,
        ellipsis: true,
      });
      page.text(words.page(index + 1, count), MARGIN, height - 48, { ...line, align: 'right' });
    });
  }
}
