import { pairKinds, type CodePairName, type PairLink, type PairRow } from './code-pair.js';
import table from './table.json' with { type: 'json' };

/** Grows by one whenever a line of the table changes. */
export const codeTableVersion: number = table.version;

const lines: Readonly<Record<CodePairName, readonly string[]>> = table;
const known = new Map<CodePairName, readonly PairRow[]>();

/** Returns all rows of a pair of codes: in the order of the old sections, then the new sections that have no old one. */
export function codeRows(pair: CodePairName): readonly PairRow[] {
  const rows = known.get(pair) ?? lines[pair].map(readRow);
  known.set(pair, rows);
  return rows;
}

const listOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** Reads `joined|378 379|303|378>303(1):100 379>303(2):61|`; `scripts/codes` writes it. */
function readRow(line: string): PairRow {
  const [name = '', old = '', now = '', links = '', compare = ''] = line.split('|');
  const kind = pairKinds.find((one) => one === name);
  if (kind === undefined) throw new Error(`A row of the table of codes has no kind: ${line}`);
  return { kind, old: listOf(old), new: listOf(now), links: listOf(links).map(readLink), compare: listOf(compare) };
}

function readLink(text: string): PairLink {
  const [old = '', place = '', share = ''] = text.split(/[>:]/);
  return { old, new: place, share: share === '' ? null : Number(share) };
}
