import { basename } from 'node:path';
import type { ImportOutcome } from './import-report.js';

/** Refusals named in the summary; the report file has them all. */
const SHOWN_REFUSALS = 5;

/** The closing lines of an import: counts, documents a second, time a stage, the first refusals and, when it was stopped, how to go on. */
export function summarize(outcome: ImportOutcome, seconds: number): string {
  const { read, stored, updated, unchanged, refused } = outcome.report;
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
        ({ file, line, reason }) =>
          `  refused ${basename(file)}${line === undefined ? '' : `, line ${line}`}: ${reason}`,
      ),
  ];
  const more = refused.length - SHOWN_REFUSALS;
  if (more > 0) lines.push(`  and ${more} more; --report <file.json> writes them all.`);
  if (outcome.isStopped) lines.push('Stopped. What was stored stays; the same command goes on from there.');
  return lines.join('\n');
}
