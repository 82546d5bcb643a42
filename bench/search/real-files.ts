import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FILES = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'].map((name) => `judgments/${name}.jsonl.gz`);

/** The folder of the real data. */
export const realData = (): string => resolve(process.env['REAL_DATA'] ?? '../shared/data');

/** The files of the real judgments; where one is missing, says so and returns undefined. */
export function realJudgments(): readonly string[] | undefined {
  const files = FILES.map((file) => join(realData(), file));
  const missing = files.find((file) => !existsSync(file));
  if (missing === undefined) return files;
  console.log(`The real judgments are missing (${missing}). Set REAL_DATA to their folder.`);
  return undefined;
}
