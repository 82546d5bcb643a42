import type { Database } from 'better-sqlite3';
import { type KeywordField, type NumberField, keywordFields, numberFields } from '../../model/fields.js';

/** Text values of a column as numbers: `codes[ordinal]` is the index in `values`; 0 is the empty text. */
export interface KeywordColumn {
  readonly codes: Uint32Array;
  readonly values: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
}

export type ColumnKeyword = Exclude<KeywordField, 'citations'>;

/** The narrow table in memory. An ordinal is the position of a document in the order of row ids, oldest first. */
export interface Columns {
  readonly size: number;
  readonly rows: Float64Array;
  readonly ids: readonly string[];
  readonly ordinalOf: ReadonlyMap<string, number>;
  /** 1 for an act, 0 for a case. */
  readonly isAct: Uint8Array;
  /** One bit for each text field that is not empty. */
  readonly present: Uint32Array;
  /** NaN if missing; `decidedOn` in days since 1600-01-01. */
  readonly numbers: Readonly<Record<NumberField | 'decidedOn', Float64Array>>;
  readonly keywords: Readonly<Record<ColumnKeyword, KeywordColumn>>;
  /** Number of words of each document. */
  readonly lengths: Uint32Array;
  /** By block of posting lists, the ordinal of each of its documents, shared with other threads; -1 for one that is no longer there. */
  readonly blocks: ReadonlyMap<number, Int32Array>;
  /** Ordinals of the documents in no block. */
  readonly unsealed: Int32Array;
  /** True if the order of row ids is the order of dates, undated first. */
  readonly isInDateOrder: boolean;
}

export const columnKeywords: readonly ColumnKeyword[] = keywordFields.filter((field) => field !== 'citations');
const NUMBERS = ['decidedOn', ...numberFields] as const;

/** Index of the first number in a row of the statement. */
const FIRST_NUMBER = 7;

interface BlockSize {
  readonly id: number;
  readonly documents: number;
}

/** Reads the whole narrow table. */
export function loadColumns(db: Database): Columns {
  const size = db.prepare('SELECT count(*) FROM documents').pluck().get() as number;
  const rows = new Float64Array(size);
  const ids: string[] = [];
  const ordinalOf = new Map<string, number>();
  const isAct = new Uint8Array(size);
  const present = new Uint32Array(size);
  const numbers = NUMBERS.map(() => new Float64Array(size));
  const lengths = new Uint32Array(size);
  const blocks = new Map<number, Int32Array>();
  for (const { id, documents } of db.prepare('SELECT id, size AS documents FROM blocks').all() as BlockSize[])
    blocks.set(id, new Int32Array(new SharedArrayBuffer(documents * Int32Array.BYTES_PER_ELEMENT)).fill(-1));
  const unsealed: number[] = [];
  const builders = columnKeywords.map(() => openKeywordBuilder(size));

  const statement = db.prepare(
    `SELECT row, id, kind, present, length, block, place, ${[...NUMBERS, ...columnKeywords].join(', ')} FROM documents ORDER BY row`,
  );
  let ordinal = 0;
  for (const row of statement.raw().iterate() as Iterable<(string | number | null)[]>) {
    rows[ordinal] = row[0] as number;
    const id = row[1] as string;
    ids.push(id);
    ordinalOf.set(id, ordinal);
    isAct[ordinal] = row[2] === 'act' ? 1 : 0;
    present[ordinal] = row[3] as number;
    lengths[ordinal] = row[4] as number;
    const block = row[5] as number | null;
    if (block === null) unsealed.push(ordinal);
    else blocks.get(block)![row[6] as number] = ordinal;
    for (const [index, column] of numbers.entries())
      column[ordinal] = (row[FIRST_NUMBER + index] as number | null) ?? Number.NaN;
    const firstText = FIRST_NUMBER + numbers.length;
    for (const [index, builder] of builders.entries()) builder.add(ordinal, row[firstText + index] as string);
    ordinal += 1;
  }
  const byName = Object.fromEntries(NUMBERS.map((name, index) => [name, numbers[index]!])) as Columns['numbers'];
  return {
    size,
    rows,
    ids,
    ordinalOf,
    isAct,
    present,
    numbers: byName,
    lengths,
    blocks,
    unsealed: Int32Array.from(unsealed),
    keywords: Object.fromEntries(
      columnKeywords.map((name, index) => [name, builders[index]!.column]),
    ) as unknown as Columns['keywords'],
    isInDateOrder: isAscending(byName.decidedOn),
  };
}

function openKeywordBuilder(size: number) {
  const codes = new Uint32Array(size);
  const values = [''];
  const codeOf = new Map([['', 0]]);
  return {
    column: { codes, values, codeOf } satisfies KeywordColumn,
    add(ordinal: number, value: string) {
      let code = codeOf.get(value);
      if (code === undefined) {
        code = values.length;
        values.push(value);
        codeOf.set(value, code);
      }
      codes[ordinal] = code;
    },
  };
}

function isAscending(days: Float64Array): boolean {
  let previous = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const value = Number.isNaN(day) ? Number.NEGATIVE_INFINITY : day;
    if (value < previous) return false;
    previous = value;
  }
  return true;
}
