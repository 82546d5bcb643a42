import { courtTable, familyTable } from './family-table.js';
import type { Family } from './family.js';
import { createNameMatcher, type NameMatcher } from './name-matcher.js';
import { tableRows, type TableRow } from './table-rows.js';

/** No report that is still cited is older; years before it are misprints. */
const EARLIEST = 1600;
const MARKS = /^(\d*)(\w*)=?([^~]*)~?(.*)/;

function readFamily({ name, marks }: TableRow): Family {
  const [, since, letters = '', court = '', collides] = MARKS.exec(marks) ?? [];
  const has = (mark: string): boolean => letters.includes(mark);
  return {
    name,
    kind: has('n') ? 'neutral' : has('o') ? 'online' : 'reporter',
    since: Number(since) || EARLIEST,
    court,
    namesCourt: has('c') || has('C'),
    needsCourt: has('C'),
    needsVolume: has('V'),
    yearBehind: has('y'),
    byVolume: has('v'),
    asPrinted: has('A'),
    nameFirst: has('k'),
    collides: collides ? collides.split('~') : [],
  };
}

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
  const rows = tableRows(familyTable).map((row) => [readFamily(row), row.forms] as const);
  const courts = tableRows(courtTable);
  tables = {
    courtSince: new Map(courts.map(({ name, marks }) => [name, Number(marks)])),
    families: createNameMatcher(rows.flatMap(([family, forms]) => forms.map((form) => [form, family] as const))),
    familyOf: new Map(rows.map(([family]) => [family.name, family])),
    courts: createNameMatcher(
      courts.flatMap(({ name, forms }) =>
        forms.flatMap((form) => ['', 'hc', 'highcourt'].map((end) => [form + end, name] as const)),
      ),
    ),
  };
  return tables;
}
