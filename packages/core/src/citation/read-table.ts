import { courtTable, familyTable } from './family-table.js';
import type { Family } from './family.js';
import { createNameMatcher, type NameMatcher } from './name-matcher.js';

/** No report that is still cited is older; years before it are misprints. */
const EARLIEST = '1600';
const MARKS = /^(\d{4})?([cCovVyAnk]*)(?:=([A-Za-z&]+))?([cCovVyAnk]*)((?:~[^~]+)*)$/;

function readFamily(line: string): readonly [Family, readonly string[]] {
  const [name = '', forms = '', marks = ''] = line.split('|');
  const [, since = EARLIEST, before = '', court, behind = '', collides = ''] = MARKS.exec(marks) ?? [];
  const has = (mark: string): boolean => (before + behind).includes(mark);
  const family: Family = {
    name,
    kind: has('n') ? 'neutral' : has('o') ? 'online' : 'reporter',
    since: Number(since),
    ...(court && { court }),
    namesCourt: has('c') || has('C'),
    needsCourt: has('C'),
    needsVolume: has('V'),
    yearBehind: has('y'),
    byVolume: has('v'),
    asPrinted: has('A'),
    nameFirst: has('k'),
    ...(collides && { collides: collides.slice(1).split('~') }),
  };
  return [family, [name, ...forms.split(',').filter(Boolean)]];
}

const lines = (table: string): string[] => table.trim().split('\n');

interface Tables {
  readonly families: NameMatcher<Family>;
  readonly familyOf: ReadonlyMap<string, Family>;
  readonly courts: NameMatcher<string>;
  /** First years of the courts that are younger than their series. */
  readonly courtSince: ReadonlyMap<string, number>;
}

let tables: Tables | undefined;

/** The tables, read at the first use: who imports the engine and never asks pays nothing. */
export function citationTables(): Tables {
  if (tables) return tables;
  const rows = lines(familyTable).map(readFamily);
  const courts = lines(courtTable).map((line) => line.split('|'));
  tables = {
    courtSince: new Map(courts.flatMap(([name = '', , since]) => (since ? [[name, Number(since)] as const] : []))),
    families: createNameMatcher(rows.flatMap(([family, forms]) => forms.map((form) => [form, family] as const))),
    familyOf: new Map(rows.map(([family]) => [family.name, family])),
    courts: createNameMatcher(
      courts.flatMap(([name = '', forms = '']) =>
        [name, ...forms.split(',').filter(Boolean)].flatMap((form) =>
          [form, `${form}hc`, `${form}highcourt`].map((written) => [written, name] as const),
        ),
      ),
    ),
  };
  return tables;
}
