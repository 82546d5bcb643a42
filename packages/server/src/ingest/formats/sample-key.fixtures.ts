import { readFileSync } from 'node:fs';
import type { Treatment } from '@headnote/core/contract';

/** A citation that the generator of the sample put into a judgment. Offsets count from the beginning of its paragraph. */
export interface PlannedPlace {
  /** House citation of the judgment that contains it. */
  readonly citing: string;
  /** Anchor of the paragraph. */
  readonly paragraph: string;
  readonly start: number;
  readonly text: string;
  /** Its form: `full`, `parallel =`, `supra`, `OCR`, … */
  readonly form: string;
  readonly state: 'found' | 'ambiguous' | 'party-differs' | 'name-differs' | 'not-held' | 'impossible' | 'unread';
  /** House citations of its targets. */
  readonly cited?: readonly string[];
  readonly treatment: Treatment;
  readonly speaker: 'court' | 'counsel';
}

/** A generated judgment, its citations, and its treatments of other judgments. */
export interface PlannedJudgment {
  readonly house: string;
  readonly court: string;
  readonly benchStrength: number;
  readonly reports: readonly string[];
  readonly treats: readonly { readonly cited: string; readonly treatment: Treatment }[];
}

/** The expected citations of the generated judgments. */
export function readSampleKey(): { judgments: readonly PlannedJudgment[]; places: readonly PlannedPlace[] } {
  const path = new URL('../../../../../scripts/sample/citations.key.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof readSampleKey>;
}

/** Forms that only refer back to a full citation. */
export const shortForms: ReadonlySet<string> = new Set(['supra', 'name', 'ibid']);
