/** One line of a source text that is not empty. */
export interface SourceLine {
  /** The line without spaces around it, inner runs of spaces made one. */
  readonly text: string;
  /** Zero-based page, counted by form feeds. */
  readonly page: number;
  /** True after an empty line or a page break. */
  readonly hasGapBefore: boolean;
}

// Invisible characters from PDF extraction; none is a letter, and readers refuse NUL.
// eslint-disable-next-line no-control-regex
const invisible = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g;

/** Marks that turn the direction of what follows, so that a name reads as another one. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a field or an id without characters that no reader sees. No letter and no digit is changed. */
export const withoutUnseen = (text: string): string => text.replace(invisible, '').replace(turning, '');

/** Spaces other than one plain space; most lines have none and stay unchanged. */
const unevenSpace = /[^\S ]| {2}/;

/** Signs that the text's conversion escaped: `1\.` for `1.`, `\-` for `-`. */
const escaped = /(?<=(?:^|[^\d])\d{1,4})\\(?=[.)])|(?<=^|\s)\\(?=-)/gm;

/**
 * Splits a text into its lines that are not empty.
 * Line ends of all systems are understood; a form feed starts a new page. No letter and no digit is changed.
 */
export function splitSourceLines(raw: string): SourceLine[] {
  const source = raw.includes('\\') ? raw.replace(escaped, '') : raw;
  const lines: SourceLine[] = [];
  let page = 0;
  let hasGapBefore = false;
  for (const line of source.replace(invisible, '').split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    const parts = line.split('\f');
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        page += 1;
        hasGapBefore = true;
      }
      const text = (unevenSpace.test(part) ? part.replace(/\s+/g, ' ') : part).trim();
      if (text === '') {
        hasGapBefore = true;
        continue;
      }
      lines.push({ text, page, hasGapBefore });
      hasGapBefore = false;
    }
  }
  return lines;
}

/** Lines drawn with signs (`=====`, `-----`, `_____`) divide a page and contain no word. */
const drawnLine = /^[-=_*~.•–—\s]{3,}$/;

/** A heading and the number of the paragraph below it on one line: `FACTS OF THE CASE: 3.` */
const headingAndNumber = /^([A-Z][A-Z ,&()'’-]{6,80}:) (\d{1,3}\.(?:\s.*)?)$/;

/** Separates a heading from the paragraph that extraction put on its line. */
export function separateHeadings(lines: readonly SourceLine[]): SourceLine[] {
  return lines.flatMap((line) => {
    const parts = headingAndNumber.exec(line.text);
    if (parts === null) return [line];
    const [, text = '', rest = ''] = parts;
    return [
      { ...line, text },
      { ...line, text: rest, hasGapBefore: true },
    ];
  });
}

/** Extraction may put a drawn line before or behind words: `-----SINGLE BENCH`, `Rs. 50,000/__________`. */
function withoutDrawnEnds(text: string): string {
  const rest = text.startsWith('-----') ? text.replace(/^-+\s*/, '') : text;
  return rest.endsWith('__________') ? rest.slice(0, rest.search(/_+$/)) : rest;
}

/** Leaves out the drawn lines of a judgment; the line after one starts a new paragraph. */
export function dropDrawnLines(lines: readonly SourceLine[]): SourceLine[] {
  const kept: SourceLine[] = [];
  let hasGapBefore = false;
  for (const line of lines) {
    const text = withoutDrawnEnds(line.text);
    if (drawnLine.test(line.text) || text === '') hasGapBefore = true;
    else {
      kept.push(hasGapBefore || text !== line.text ? { ...line, text, hasGapBefore: true } : line);
      hasGapBefore = false;
    }
  }
  return kept;
}
