import { basename } from 'node:path';
import type { ImportOutcome } from './import-report.js';

/** Maximum refusals in the summary; the report file has all. */
const SHOWN_REFUSALS = 5;

/** The last lines of an import: counts, documents a second, seconds of each stage, the first refusals, and how to continue after a stop. */
export function summarize(outcome: ImportOutcome, seconds: number): string {
  const { read, stored, updated, unchanged, refused, unindexed } = outcome.report;
  const rate = seconds > 0 ? Math.round(read / seconds) : read;
  const { reading, resolving, indexing } = outcome.seconds;
  const lines = [
    `Read ${read}: ${stored} stored, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused. ` +
      `${seconds.toFixed(1)} s, ${rate} documents a second.`,
    `Reading and storing ${reading.toFixed(1)} s, resolving citations ${resolving.toFixed(1)} s, ` +
      `rest of the indexing ${indexing.toFixed(1)} s.`,
    ...refused
      .slice(0, SHOWN_REFUSALS)
      .map(
        ({ file, line, record, reason }) =>
          `  refused ${basename(file)}${placeOf('line', line)}${placeOf('record', record)}: ${reason}`,
      ),
  ];
  const more = refused.length - SHOWN_REFUSALS;
  if (more > 0) lines.push(`  and ${more} more; --report <file.json> writes them all.`);
  if (unindexed.length > 0) {
    const [first] = unindexed;
    lines.push(
      `${unindexed.length} stored documents are not in the search index yet (${first?.id}: ${first?.reason}). ` +
        'The next import or start of the server tries them again.',
    );
  }
  if (outcome.isStopped) lines.push('Stopped. Stored documents remain; the same command continues from there.');
  return lines.join('\n');
}

function placeOf(name: string, number: number | undefined): string {
  return number === undefined ? '' : `, ${name} ${number}`;
}
