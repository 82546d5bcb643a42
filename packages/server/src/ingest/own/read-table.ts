import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FileProblem } from '../files/file-problem.js';
import { decodeFile } from '../texts/decode-file.js';
import { listNames, type Particulars, textNames } from './particulars.js';
import { type CsvProblem, type CsvRow, readCsv } from './read-csv.js';
import { problemOfShift } from './shifted-row.js';

/** Our names of columns with the names that the table has: `date=Decided on`. */
export type ColumnMap = Readonly<Record<string, string>>;

/** The particulars of one file of a folder. */
export interface TableRow {
  /** Path of the file from the folder, as written. */
  readonly file: string;
  readonly line: number;
  /** True if it has fewer cells than the header. */
  readonly isShort: boolean;
  readonly given: Particulars;
  /** Why its cells seem to stand in other columns. */
  readonly shift?: string;
}

/** The rows of a table, and those that cannot be read without a guess. */
export interface ParticularsTable {
  readonly rows: readonly TableRow[];
  readonly problems: readonly CsvProblem[];
  /** Columns whose values nothing takes. */
  readonly unread: readonly string[];
}

/** Names that a column may have without a map; a map adds to them. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  file: ['file', 'filename', 'nameoffile', 'pdf', 'path', 'document'],
  title: [
    'title',
    'casename',
    'casetitle',
    'nameofcase',
    'nameofthecase',
    'titleofcase',
    'titleofthecase',
    'parties',
    'partynames',
    'nameofparties',
    'nameoftheparties',
    'causetitle',
    'name',
  ],
  appellant: ['appellant', 'petitioner', 'appellants', 'petitioners', 'appellantname', 'petitionername'],
  respondent: ['respondent', 'respondents', 'respondentname'],
  court: ['court', 'nameofcourt', 'nameofthecourt', 'courtname'],
  date: [
    'date',
    'dateofjudgment',
    'dateofjudgement',
    'judgmentdate',
    'judgementdate',
    'decidedon',
    'dateofdecision',
    'decisiondate',
  ],
  citations: [
    'citations',
    'citation',
    'citationno',
    'citationnumber',
    'reportedin',
    'neutralcitation',
    'neutralcitationno',
    'neutralcitationnumber',
  ],
  judges: ['judges', 'judge', 'bench', 'coram', 'nameofjudge', 'nameofjudges', 'nameofthejudge', 'nameofthejudges'],
  advocates: ['advocates', 'advocate', 'counsel'],
  caseNumber: ['casenumber', 'caseno'],
  outcome: ['outcome', 'decision', 'result', 'disposal'],
  acts: ['acts', 'actscited', 'act'],
};

/** Columns that count the rows, and say nothing of a judgment. */
const SERIALS: ReadonlySet<string> = new Set(['no', 'number', 'sno', 'srno', 'slno', 'serialno', 'serialnumber']);

const columnNames = ['file', ...textNames, ...listNames] as const;

/**
 * Reads a table of particulars: a row for each file. A column is known by our name for it, by a usual one, or by the map.
 * Throws a FileProblem if the table cannot be read, has no column for the file, names a column twice, or if the map names a
 * column that it does not have.
 */
export async function readTable(path: string, map: ColumnMap = {}): Promise<ParticularsTable> {
  const { line, names, rows, problems } = readCsv(await readText(path));
  const [atOnce] = problems;
  if (atOnce?.line === line) throw problem(`The names of the columns cannot be read. ${atOnce.reason}`);
  if (rows.length === 0 && problems.length === 0) throw problem('The table has no row.');
  const first = new Map(names.map((name, at): [string, number] => [fold(name), at]).toReversed());
  const twice = names.find((name, at) => fold(name) !== '' && first.get(fold(name)) !== at);
  if (twice !== undefined) throw problem(`Two columns are named "${twice}"; rename one.`);
  const columns = findColumns(names, map);
  if (columns.get('file')?.length !== 1) {
    throw problem('The table has no column "file"; name it with --columns file=<its name>.');
  }
  const nameOf = new Map([...columns].flatMap(([name, own]) => own.map((column): [string, string] => [column, name])));
  const read = rows.map((row) => {
    const cells = [...row.cells].map(([column, value]) => ({ column, value, name: nameOf.get(column) }));
    const shift = problemOfShift(cells);
    return {
      file: cellOf(row, columns, 'file'),
      line: row.line,
      isShort: row.isShort,
      given: particularsOf(row, columns),
      ...(shift !== undefined && { shift }),
    };
  });
  const unread = names.filter((name) => name !== '' && !nameOf.has(name) && rows.some((row) => isLost(row, name)));
  return { rows: read, problems, unread };
}

const problem = (reason: string, cause?: unknown) => new FileProblem(reason, { isUnopened: true, cause });

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw problem(`The table ${basename(path)} cannot be opened.`, error);
  });
  const decoded = decodeFile(bytes);
  if (!decoded.ok) throw problem(`${basename(path)}: ${decoded.reason}`);
  return decoded.text;
}

const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a cell has a value that is more than the number of its row. */
function isLost({ cells }: CsvRow, column: string): boolean {
  const value = cells.get(column) ?? '';
  return value !== '' && !(SERIALS.has(fold(column)) && /^\d+\.?$/.test(value));
}

/** The columns of each particular by our name for it. */
type Columns = ReadonlyMap<string, readonly string[]>;

function findColumns(headers: readonly string[], map: ColumnMap): Columns {
  const unknown = Object.keys(map).find((name) => !(columnNames as readonly string[]).includes(name));
  if (unknown !== undefined) throw problem(`There is no particular "${unknown}"; known are ${columnNames.join(', ')}.`);
  const columns = new Map<string, readonly string[]>();
  for (const name of columnNames) {
    const wanted = map[name];
    const own = headers.filter((one) =>
      wanted === undefined ? (OTHER_NAMES[name] ?? [fold(name)]).includes(fold(one)) : fold(one) === fold(wanted),
    );
    const [header, other] = own;
    // A text has one value, and that of the other column would be lost without a word. A list has those of both.
    if (other !== undefined && !(listNames as readonly string[]).includes(name))
      throw problem(`The columns "${header}" and "${other}" are both the ${name}; name one with --columns ${name}=….`);
    if (wanted !== undefined && header === undefined) throw problem(`The table has no column "${wanted}".`);
    columns.set(name, own);
  }
  return columns;
}

const cellsOf = ({ cells }: CsvRow, columns: Columns, name: string): string[] =>
  (columns.get(name) ?? []).map((header) => cells.get(header) ?? '');
const cellOf = (row: CsvRow, columns: Columns, name: string): string => cellsOf(row, columns, name)[0] ?? '';

function particularsOf(row: CsvRow, columns: Columns): Particulars {
  const texts = textNames.map((name): [string, string] => [name, cellOf(row, columns, name)]);
  const lists = listNames.map((name): [string, string[]] => [
    name,
    cellsOf(row, columns, name).flatMap((cell) => itemsOf(name, cell)),
  ]);
  return Object.fromEntries([...texts, ...lists].filter(([, value]) => value.length > 0));
}

/** Signs between the items of a list. Names of acts and of advocates with their rank have commas themselves. */
const BETWEEN = /[;|\n]/;
const BETWEEN_NAMES = /[;|\n]|,(?!\s*(?:[JC]\.?\s?)?(?:J|JJ|CJ|CJI|ACJ)\b)/;

/** A comma before a page or a paragraph of the citation in front of it: `AIR 1973 SC 1461, 1465`. */
const PLACE_COMMA = /,(?=\s*(?:at\b|pp?\b|pages?\b|paras?\b|\d{1,5}\s*(?:[-\u2013,;|\n]|to\b|and\b|&|$)))/gi;
/** Stands for such a comma while the cell is divided. */
const KEPT_COMMA = '\u0000';

function itemsOf(name: (typeof listNames)[number], given: string): string[] {
  const cell = name === 'citations' ? given.replace(PLACE_COMMA, KEPT_COMMA) : given;
  return cell
    .split(name === 'judges' || name === 'citations' ? BETWEEN_NAMES : BETWEEN)
    .map((item) => item.replaceAll(KEPT_COMMA, ','))
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
