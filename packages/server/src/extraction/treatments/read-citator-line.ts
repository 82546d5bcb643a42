/** A later case in a source's citator line, with its code. */
export interface CitatorEntry {
  /** `R`, `RF`, `F`, `D`, `E&R`, …; empty if the line prints none. */
  readonly code: string;
  /** Year and page of AIR, Supreme Court. */
  readonly year: number;
  readonly page: string;
  /** Paragraphs of the later case; empty if none are printed. */
  readonly paragraphs: readonly string[];
}

/** A foreign citation that a converter inserted into `R 1991 SC 1`: `ScotCS CSIH_5;`, `UKHL 2;`. The year follows again. */
const stray = /\b\d{4} [A-Z][A-Za-z]{1,9}(?: [A-Z]{2,6})?[_ ]\d{1,4};/g;
const entry = /(?:\b([A-Z]{1,4}(?:&[A-Z]{1,4})?)|\*)?\s?\b(\d{4})\s?SC\s?(\d{1,5})\s?(?:\(([^()A-Z]{0,400}))?/g;

/**
 * Reads a citator line of the Supreme Court reports, `R 1968 SC 445 (7) O 1966 SC 538 (5,10)`: later cases by AIR year and page.
 * Ignores brackets from removed links, and omits unreadable entries. Never throws.
 */
export function readCitatorLine(line: string): CitatorEntry[] {
  const plain = line.replace(/[[\]]/g, '').replace(stray, '').replace(/\s+/g, ' ');
  return [...plain.matchAll(entry)].map(([, code = '', year, page = '', paragraphs = '']) => ({
    code,
    year: Number(year),
    page,
    paragraphs: paragraphs.match(/\d+/g) ?? [],
  }));
}

/** The later case as a citation: `AIR 1968 SC 445`. */
export function citationOfEntry({ year, page }: CitatorEntry): string {
  return `AIR ${year} SC ${page}`;
}
