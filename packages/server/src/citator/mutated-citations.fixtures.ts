import { isJsonRecord } from '../ingest/formats/json-record.js';

/** A citation of a judgment in the library with one part changed. */
export interface MutatedCitation {
  readonly text: string;
  /** What was changed. */
  readonly change: 'page' | 'year' | 'volume' | 'brackets' | 'letters';
  /** A judgment in the library really has the changed citation, or the change leaves one clear reading, so it may be found. */
  readonly mayBeFound: boolean;
}

interface Parts {
  readonly series: string;
  readonly year: string;
  readonly volume: string;
  readonly supplement: string;
  readonly page: string;
}

const keyOf = ({ series, year, volume, supplement, page }: Parts) => [series, year, supplement, volume, page].join(' ');

/** Reads the lists of the real data without the engine: official pairs, index lines, and the lines of the reports. */
function listed(record: Readonly<Record<string, unknown>>): readonly Parts[] {
  const part = (...path: readonly string[]) =>
    path.reduce<unknown>((value, name) => (isJsonRecord(value) ? value[name] : undefined), record);
  const printed = (...path: readonly string[]) => {
    const value = part(...path);
    return typeof value === 'string' ? value : '';
  };
  const found: Parts[] = [];
  const add = (series: string, year = '', page = '', volume = '', supplement = '') =>
    found.push({ series, year, volume, supplement: supplement && 'Supp', page });
  const index = printed('linked', 'lii_index', 'entry');
  for (const [, year, page] of index.matchAll(/AIR (\d{4}) SC (\d+)/g)) add('AIR', year, page);
  for (const [, year, volume, extra, series = '', page] of index.matchAll(
    /(\d{4}) (?:\((\d+)\) )?(Suppl\.)?(SCC|SCR|SCALE|JT) (\d+)/g,
  ))
    add(series, year, page, volume, extra);
  const [, year, extra, volume, page] =
    /^\[(\d+)\] (SUPP\. )?(\d+) S\.C\.R\. (\d+)/.exec(printed('linked', 'aws_metadata', 'record', 'citation')) ?? [];
  if (year) add('SCR', year, page, volume, extra);
  const [, own, number] = /^(\d{4}) INSC (\d+)$/.exec(printed('linked', 'aws_metadata', 'record', 'case_id')) ?? [];
  if (own) add('INSC', own, number);
  const line = printed('raw', 'citation_line');
  for (const [, when, place] of line.matchAll(/(\d{4}) AIR (\d+)/g)) add('AIR', when, place);
  for (const [, when, series = '', more, count, place] of line.matchAll(
    /(\d{4}) (SCR|SCC|SCALE) (Supl\. )?(?:\((\d+)\) ?)?(\d+)/g,
  ))
    add(series, when, place, count, more);
  return found;
}

function print({ series, year, volume, supplement, page }: Parts, style: number): string {
  if (series === 'AIR') return `AIR ${year} SC ${page}`;
  if (series === 'INSC') return `${year} INSC ${page}`;
  if (series === 'JT') return `JT ${year}${volume && ` (${volume})`} SC ${page}`;
  if (supplement) return `${year} Supp${volume && ` (${volume})`} ${series} ${page}`;
  return style % 2
    ? `(${year})${volume && ` ${volume}`} ${series} ${page}`
    : `${year}${volume && ` (${volume})`} ${series} ${page}`;
}

const LOOK_ALIKE: Readonly<Record<string, string>> = { l: '1', I: '1', O: '0' };

/** Returns the citations of judgments in the library as printed in the lists, and `count` mutated ones. */
export function mutatedCitations(records: readonly unknown[], count: number, random: () => number) {
  const all = records.flatMap((record) => (isJsonRecord(record) ? listed(record) : []));
  const stored = new Set(all.map(keyOf));
  const pick = (size: number) => Math.floor(random() * size);
  const digits = (number: string) => {
    const at = pick(number.length);
    const other = String((Number(number.charAt(at)) + 1 + pick(9)) % 10);
    const changed = (number.slice(0, at) + other + number.slice(at + 1)).replace(/^0+(?=\d)/, '');
    return changed === number ? `${number}1` : changed;
  };
  const mutate = (): MutatedCitation | undefined => {
    const own = all[pick(all.length)];
    if (!own) return undefined;
    const style = pick(2);
    const change = (['page', 'year', 'volume', 'brackets', 'letters'] as const)[pick(5)] ?? 'page';
    const of = (parts: Parts): MutatedCitation => ({
      text: print(parts, style),
      change,
      mayBeFound: stored.has(keyOf(parts)),
    });
    if (change === 'page') return of({ ...own, page: digits(own.page) });
    if (change === 'year')
      return of({ ...own, year: String(Number(own.year) + ([-10, -3, -2, -1, 1, 2, 3, 10][pick(8)] ?? 1)) });
    if (change === 'volume') return own.volume ? of({ ...own, volume: digits(own.volume) }) : undefined;
    const printed = print(own, style);
    if (change === 'brackets') {
      const year = ['[#]', '(#]', '[#', '#]', '[#}', '(#', '#)'][pick(7)]?.replace('#', own.year) ?? '';
      // A bracket does not change a report, but it makes a neutral citation the number of a free index, perhaps.
      return { text: printed.replace(/\(?\b\d{4}\b\)?/, year), change, mayBeFound: own.series !== 'INSC' };
    }
    const places = [...printed.matchAll(/\d/g)].map(({ index }) => index);
    const at = places[pick(places.length)] ?? 0;
    const letter = 'lIOSZB'.charAt(pick(6));
    const text = printed.slice(0, at) + letter + printed.slice(at + 1);
    const meant = LOOK_ALIKE[letter] && printed.slice(0, at) + LOOK_ALIKE[letter] + printed.slice(at + 1);
    return { text, change, mayBeFound: all.some((one) => print(one, style) === meant) };
  };
  const mutated: MutatedCitation[] = [];
  while (mutated.length < count) {
    const one = mutate();
    if (one) mutated.push(one);
  }
  return { stored: [...new Set(all.map((one, place) => print(one, place)))], mutated };
}
