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
  const rows = tableRows(familyTable).map((row) => [row.forms, readFamily(row)] as const);
  const courts = tableRows(courtTable);
  tables = {
    courtSince: new Map(courts.map(({ name, marks }) => [name, Number(marks)])),
    families: createNameMatcher(rows),
    familyOf: new Map(rows.map(([, family]) => [family.name, family])),
    courts: createNameMatcher(
      courts.map(({ name, forms }) => [forms.flatMap((form) => [form, `${form}hc`, `${form}highcourt`]), name]),
    ),
  };
  return tables;
}
