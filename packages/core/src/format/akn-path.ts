/** The work that a path names, in the words of a citation. */
export interface NamedWork {
  /** `2023 INSC 1066`, `2024:DHC:120` or `Act 26 of 1996`. */
  readonly citation: string;
  readonly kind: 'case' | 'act';
  /** ISO date of the expression; empty if the path names the work. */
  readonly date: string;
}

/** A citation that has only a year, a series and a number: the courts' own neutral ones, and the library's. */
const NEUTRAL = /^(\d{4}) (INSC|HNS?) (\d+)$|^(\d{4}):([A-Z]{2,8}):(\d+)$/;

const ACT_NUMBER = /^(?:Act )?(\d+)(?: of (\d{4}))?$/;

const PATH = /^\/akn\/in\/(judgment\/[a-z]{2,8}|act)\/(\d{4})\/(\d{1,9})(?:\/eng(?:@(\d{4}-\d{2}-\d{2}))?)?\/?$/;

/**
 * Returns the path of a judgment under the naming convention of Akoma Ntoso, `/akn/in/judgment/insc/2023/1066/eng@2023-12-13`,
 * from its first neutral citation; undefined if it has none.
 */
export function aknCasePath(
  citations: readonly string[],
  details: { readonly decidedOn: string | null },
): string | undefined {
  for (const citation of citations) {
    const [found, year, series, number, otherYear, court, otherNumber] = NEUTRAL.exec(citation) ?? [];
    if (found === undefined) continue;
    const work = [series ?? court ?? '', year ?? otherYear ?? '', number ?? otherNumber ?? ''].join('/').toLowerCase();
    return `/akn/in/judgment/${work}/eng${details.decidedOn === null ? '' : `@${details.decidedOn}`}`;
  }
  return undefined;
}

/** Returns the path of an act, `/akn/in/act/1996/26/eng`; undefined if its number or its year is not known. */
export function aknActPath(act: { readonly actNumber: string; readonly year: number | null }): string | undefined {
  const [found, number, ofYear] = ACT_NUMBER.exec(act.actNumber) ?? [];
  const year = ofYear ?? act.year?.toString();
  if (found === undefined || number === undefined || year === undefined) return undefined;
  return `/akn/in/act/${year}/${Number(number)}/eng`;
}

/** Reads such a path; undefined for any other. */
export function readAknPath(path: string): NamedWork | undefined {
  const [, type, year = '', number = '', date = ''] = PATH.exec(path) ?? [];
  if (type === undefined) return undefined;
  if (type === 'act') return { kind: 'act', citation: `Act ${number} of ${year}`, date };
  const series = type.slice('judgment/'.length).toUpperCase();
  const isNumbered = series === 'INSC' || series.startsWith('HN');
  return {
    kind: 'case',
    citation: (isNumbered ? [year, series, number] : [`${year}:${series}:${number}`]).join(' '),
    date,
  };
}
