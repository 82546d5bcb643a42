import { joinLines } from '../runtime/print-line.js';
import { basename } from 'node:path';
import type { CheckReport } from './check-files.js';
import type { ImportOutcome, Refusal } from './import-report.js';
import { unknownCourtsLine } from './unknown-courts.js';

/** Maximum refusals in the summary; the report file has all. */
const SHOWN_REFUSALS = 5;

/** The last lines of an import: counts, documents a second, seconds of each stage, the first refusals, and how to continue after a stop. */
export function summarize(outcome: ImportOutcome, seconds: number): string {
  const { read, stored, updated, unchanged, refused, unindexed, setAside = [], notes = [] } = outcome.report;
  const courts = unknownCourtsLine(outcome.report.unknownCourts ?? []);
  const rate = seconds > 0 ? Math.round(read / seconds) : read;
  const { reading, resolving, naming, indexing } = outcome.seconds;
  const lines = [
    `Read ${read}: ${stored} stored, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused. ` +
      `${seconds.toFixed(1)} s, ${rate} documents a second.`,
    `Reading and storing ${reading.toFixed(1)} s, resolving citations ${resolving.toFixed(1)} s, ` +
      `counting names and words ${naming.toFixed(1)} s, rest of the indexing ${indexing.toFixed(1)} s.`,
    ...refusalLines(refused),
    ...notes.map((note) => `  ${note}`),
    ...(courts === undefined ? [] : [`  ${courts}`]),
  ];
  if (unindexed.length > 0) {
    const [first] = unindexed;
    lines.push(
      `${unindexed.length} stored documents are not in the search index yet (${first?.id}: ${first?.reason}). ` +
        'The next import or start of the server tries them again.',
    );
  }
  if (setAside.length > 0) {
    const [first] = setAside;
    lines.push(
      `${setAside.length} stored documents have no citations or names yet (${first?.id}: ${first?.reason}). ` +
        'The next import or start of the server tries them again.',
    );
  }
  if (outcome.isStopped) lines.push('Stopped. Stored documents remain; the same command continues from there.');
  return joinLines(lines);
}

/** What a check found: the first documents, and what an import would refuse. */
export function summarizeCheck({ read, accepted, refused, shown, notes = [] }: CheckReport): string {
  const more = accepted - shown.length;
  return joinLines([
    `Read ${read}: an import would store ${accepted} and refuse ${refused.length}. Nothing was stored.`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more.`] : []),
    ...refusalLines(refused),
    ...notes.map((note) => `  ${note}`),
  ]);
}

function refusalLines(refused: readonly Refusal[]): string[] {
  const lines = refused
    .slice(0, SHOWN_REFUSALS)
    .map(
      ({ file, line, record, reason }) =>
        `  refused ${basename(file)}${placeOf('line', line)}${placeOf('record', record)}: ${reason}`,
    );
  const more = refused.length - SHOWN_REFUSALS;
  return more > 0 ? [...lines, `  and ${more} more; --report <file.json> writes them all.`] : lines;
}

function placeOf(name: string, number: number | undefined): string {
  return number === undefined ? '' : `, ${name} ${number}`;
}
