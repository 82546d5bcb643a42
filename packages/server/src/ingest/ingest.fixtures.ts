import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** Creates an empty folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-ingest-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An invented judgment record in the layout of the recent court documents. */
export function judgmentRecord(
  number: number,
  details: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    id: `sample:${number}`,
    source: { repo: 'example/judgments', licence: 'none' },
    court: null,
    raw: {},
    derived: {},
    linked: {},
    text: [
      'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
      `WRIT PETITION NO. ${number} OF 2015`,
      `Petitioner Sample${number} ... Petitioner`,
      'Versus',
      'The State of Samplepur ... Respondent',
      'CORAM : A. SAMPLE, J.',
      'DATED : 6th May 2015',
      'ORDER',
      `1. Heard counsel in matter ${number}. The petition raises a short question of law.`,
      '2. The petition is dismissed. No order as to costs.',
    ].join('\n'),
    ...details,
  };
}

/** Returns JSON lines, one record per line. */
export function jsonLines(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Writes a test file and returns its path; compresses it if the name ends in `.gz`. */
export async function writeFixture(folder: string, name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, name.endsWith('.gz') && typeof content === 'string' ? gzipSync(content) : content);
  return path;
}
