import type { Citation } from '../citation/citation.js';

/** The parts by which a citation is looked up, in this order. */
export interface CitationWords {
  /** Short name of the series: `SCC`, `AIR`, `HN`; `INSC (LII)` for numbers assigned by the free index LII of India. */
  readonly book: string;
  /** 0 if the citation has no year. */
  readonly year: number;
  /** `0` if the citation has no volume. A supplement comes first: `Supp 2`. */
  readonly volume: string;
  /** Page or number. */
  readonly page: string;
}

/**
 * Returns the words by which a citation is looked up, independent of the order in which it is printed: `1973 AIR 1461`
 * and `AIR 1973 SC 1461` give `AIR`, 1973, `0`, `1461`; `(1973) 4 SCC 225` gives `SCC`, 1973, `4`, `225`.
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

/** Joins the words into one search text: `AIR 1973 0 1461`. */
export function joinCitationWords({ book, year, volume, page }: CitationWords): string {
  return `${book} ${year} ${volume} ${page}`;
}

/** `[1991] INSC 4` is a number of the free index; `1991 INSC 4` is the court's own number of another judgment. */
function isFreeIndex({ canonical, kind }: Citation): boolean {
  return kind === 'neutral' && canonical.startsWith('[');
}
