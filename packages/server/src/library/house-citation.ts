import type { NewDocument } from '../extraction/new-document.js';

/** Year part of a citation whose document has no known date. */
export const NO_YEAR = 'ND';

/** The library's own citation in its parts: `2024 HN 12` is year `2024`, series `HN`, number 12. */
export interface HouseCitation {
  readonly year: string;
  readonly series: string;
  readonly number: number;
}

/** Series of a document: HN cases, HNS sample cases, HNA acts, HNSA sample acts. */
export function houseSeries(document: NewDocument): string {
  if (document.kind === 'case') return document.source.isSample ? 'HNS' : 'HN';
  return document.source.isSample ? 'HNSA' : 'HNA';
}

/** Whether a series is the library's own. */
export const isHouseSeries = (series: string): boolean => /^HN(?:S|A|SA)?$/.test(series);

/** Year of a document as the citation writes it: four digits or `ND`. */
export function houseYear(document: NewDocument): string {
  const year = documentYear(document);
  return year === null ? NO_YEAR : String(year).padStart(4, '0');
}

/** Year of the decision or of the act; null where it is not known. */
export function documentYear(document: NewDocument): number | null {
  if (document.kind === 'act') return document.year;
  return document.decidedOn === null ? null : Number(document.decidedOn.slice(0, 4));
}

/** Writes a house citation. */
export function formatHouseCitation({ year, series, number }: HouseCitation): string {
  return `${year} ${series} ${number}`;
}

/** Reads a house citation in its exact form; undefined for anything else. */
export function parseHouseCitation(text: string): HouseCitation | undefined {
  const [, year, series, number] = /^(\d{4}|ND) (HN|HNS|HNA|HNSA) ([1-9]\d{0,8})$/.exec(text) ?? [];
  if (year === undefined || series === undefined || number === undefined) return undefined;
  return { year, series, number: Number(number) };
}
