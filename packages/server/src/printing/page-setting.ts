import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { splitScripts } from '../extraction/text/split-scripts.js';
import { packageRoot } from '../runtime/package-root.js';
import type { Run } from './read-blocks.js';

/** A PDF on its way. */
export type Page = InstanceType<typeof PDFDocument>;

/** Paper that a document is printed on. */
export type Paper = 'A4' | 'Letter' | 'Legal';

const fontFiles = {
  regular: 'SourceSerif4-Regular.ttf',
  italic: 'SourceSerif4-Italic.ttf',
  bold: 'SourceSerif4-SemiBold.ttf',
  devanagari: 'NotoSerifDevanagari-Regular.ttf',
} as const;

/** Height of the serif's line above its letters' foot, for a size of 1. */
const ASCENT = 1.036;

/** Points: an inch on every side. */
export const MARGIN = 72;
export const INK = '#1d1b26';
export const QUIET = '#57534a';
const LINK = '#22407a';

let fonts: readonly (readonly [string, Buffer])[] | undefined;

/** Opens a document whose pages stay open to the end, so that each can say how many there are. */
export function openPage(paper: Paper, info: { readonly title: string; readonly author: string }): Page {
  const page = new PDFDocument({
    size: paper.toUpperCase(),
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: info.title, Author: info.author },
  });
  fonts ??= Object.entries(fontFiles).map(([name, file]) => [name, readFileSync(join(packageRoot, 'fonts', file))]);
  for (const [name, file] of fonts) page.registerFont(name, file);
  return page;
}

/** How a paragraph is set. */
export interface Setting {
  readonly size?: number;
  readonly indent?: number;
  readonly color?: string;
  /** Space below in points. */
  readonly after?: number;
  readonly as?: 'P' | 'H1' | 'H2' | 'BlockQuote';
}

/** Sets a paragraph below the last one, on as many pages as it needs. */
export function setParagraph(page: Page, runs: readonly Run[], setting: Setting = {}): void {
  const { size = 11, indent = 0, color = INK, after = 7, as = 'P' } = setting;
  const pieces = runs.flatMap(piecesOf);
  if (pieces.length === 0) return;
  const element = page.struct(as, {}, () => {
    const x = MARGIN + indent;
    const width = page.page.width - 2 * MARGIN - 2 * indent;
    page.fontSize(size);
    for (const [index, { text, font, href }] of pieces.entries()) {
      const options = {
        width,
        lineGap: 2.5,
        continued: index < pieces.length - 1,
        link: href ?? null,
        // All fonts of a line stand on one line.
        baseline: -ASCENT * size,
        underline: false,
      };
      page.font(font).fillColor(href === undefined ? color : LINK);
      if (index === 0) page.text(text, x, page.y, options);
      else page.text(text, options);
    }
  });
  page.addStructure(element);
  element.end();
  page.y += after;
}

interface Piece {
  readonly text: string;
  readonly font: keyof typeof fontFiles;
  readonly href?: string | undefined;
}

/** A font has one script, so that every character is drawn. */
function piecesOf({ text, mark, href }: Run): Piece[] {
  const latin = mark ?? 'regular';
  return splitScripts(text).flatMap((part) =>
    cutWords(part.text).map((piece) => ({ text: piece, font: part.isDevanagari ? 'devanagari' : latin, href })),
  );
}

/**
 * Where a longer word may break: about half a line. pdfkit measures a word again for each line that it takes, so a word of
 * 12,000 letters held the server for seconds. Marks stay with their letter.
 */
const LONG_WORD = /\S{40}\p{M}{0,4}(?=\S)/gu;

const cutWords = (text: string): string[] => text.replace(LONG_WORD, '$&\0').split('\0');

/** More than a line has: pdfkit takes letter after letter from a text that is too wide. */
const LONGEST_LINE = 300;

/** Sets one line at a place, each script in its font. What is wider than the line ends with an ellipsis. */
export function setLine(
  page: Page,
  text: string,
  { x, y, width }: Readonly<Record<'x' | 'y' | 'width', number>>,
): void {
  let left = x;
  for (const piece of piecesOf({ text: text.slice(0, LONGEST_LINE) })) {
    const room = x + width - left;
    if (room <= 0) return;
    page.font(piece.font).text(piece.text, left, y, { width: room, height: 12, lineBreak: false, ellipsis: true });
    left += page.widthOfString(piece.text);
  }
}

/** Draws what is on every page and says nothing to a reader who listens. */
export function asFurniture(page: Page, draw: () => void): void {
  page.markContent('Artifact', { type: 'Pagination' });
  draw();
  page.endMarkedContent();
}
