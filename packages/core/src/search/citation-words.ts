import type { Citation } from '../citation/citation.js';

/** What a citation is looked up by, in the order of the look-up: book, year, volume, page. */
export interface CitationWords {
  /** Short name of the series: `SCC`, `AIR`, `HN`; `INSC (LII)` for the free index's own numbers. */
  readonly book: string;
  /** 0 where the citation has none. */
  readonly year: number;
  /** `0` where the citation has none; a supplement stands in front: `Supp 2`. */
  readonly volume: string;
  /** Page or number. */
  readonly page: string;
}

/**
 * The words by which a citation is looked up, whatever order it is printed in: `1973 AIR 1461` and `AIR 1973 SC 1461`
 * give `AIR`, 1973, `0`, `1461`, since a court is no volume; `(1973) 4 SCC 225` gives `SCC`, 1973, `4`, `225`.
 */
export function citationWords(citation: Citation): CitationWords {
  const { family, year = 0, volume, supplement, page, number } = citation;
  const parts = [supplement, volume].filter(Boolean).join(' ');
  return {
    book: isFreeIndex(citation) ? `${family} (LII)` : family,
    year,
    volume: parts || '0',
    page: page ?? number ?? '',
  };
}

/** The words in one line, as they are searched for: `AIR 1973 0 1461`. */
export function joinCitationWords({ book, year, volume, page }: CitationWords): string {
  return `${book} ${year} ${volume} ${page}`;
}

/** `[1991] INSC 4`: numbered by a free index, where `1991 INSC 4` is the court's own number of another judgment. */
function isFreeIndex({ canonical, kind }: Citation): boolean {
  return kind === 'neutral' && canonical.startsWith('[');
}
