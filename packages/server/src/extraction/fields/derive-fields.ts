import type { Citation } from '@headnote/core/citation';
import type { FieldOrigin } from '@headnote/core/format';
import type { NewCase } from '../new-document.js';
import { readActsCited } from './acts/acts-cited.js';
import { printActCited } from './acts/print-act-cited.js';
import { readAuthors } from './authors.js';
import { readCaseType } from './case-type.js';
import { readCounsel } from './counsel/read-counsel.js';
import { originsOf } from './field-origins.js';
import { readHeadDocket } from './head-docket.js';
import { readOutcome } from './outcome/read-outcome.js';
import { readSignatures } from './signatures.js';
import { readSubject } from './subject/read-subject.js';

/**
 * Fills the fields that the source left empty with what rules read from the text, and names each of them in
 * `derivedFields`; a field that the source gives is never changed. `citations` are those of `document.text.plain`.
 * Needs time linear in the text, about a millisecond for 24 KB.
 */
export function deriveFields(document: NewCase, citations: readonly Citation[]): NewCase {
  const { plain } = document.text;
  const decidedIn = document.decidedOn === null ? null : Number(document.decidedOn.slice(0, 4));
  const caseNumber = document.caseNumber || readHeadDocket(plain, citations);
  const caseType = document.caseType || readCaseType(caseNumber);
  const acts = readActsCited({ plain, citations, decidedIn });
  const bench = readBench(document);
  const outcome = readDecided(document, caseNumber);
  const found: Partial<NewCase> = {
    caseNumber,
    caseType,
    ...bench?.fields,
    advocates: orElse(document.advocates, () => readCounsel(plain)),
    actsCited: orElse(document.actsCited, () => acts.map(printActCited)),
    subject: document.subject || readSubject({ plain, acts, caseType }),
    decision: outcome.decision,
  };
  const names = Object.entries(recordNames).flatMap(([field, name]) =>
    isNew(document[field as DerivedField], found[field as DerivedField]) ? [name] : [],
  );
  const derivedFields = [...new Set([...document.derivedFields, ...names])];
  const origins = {
    ...document.fieldOrigins,
    ...(bench && { judges: bench.origin, benchStrength: bench.origin }),
    ...(outcome.origin && { decision: outcome.origin }),
  };
  return { ...document, ...found, derivedFields, ...originsOf(derivedFields, origins) };
}

/** What rules find, with its name in the record of a judgment. */
export const recordNames = {
  caseNumber: 'caseNumber',
  caseType: 'caseType',
  judges: 'judges',
  benchStrength: 'benchStrength',
  advocates: 'advocates',
  actsCited: 'actsHtml',
  subject: 'subject',
  decision: 'decision',
} as const satisfies Partial<Record<keyof NewCase, string>>;

/** A field that rules find. */
export type DerivedField = keyof typeof recordNames;

interface BenchRead {
  readonly fields: Pick<NewCase, 'judges' | 'benchStrength'>;
  readonly origin: FieldOrigin;
}

/** The judges who sign are the bench. The judge who delivered the judgment also sat; the number of others is unknown. */
function readBench({ judges, bench, text }: NewCase): BenchRead | undefined {
  if (judges.length > 0) return undefined;
  const signed = readSignatures(text.plain);
  return signed.length > 0
    ? { fields: { judges: signed, benchStrength: signed.length }, origin: 'signatures' }
    : { fields: { judges: readAuthors(bench), benchStrength: 0 }, origin: 'author-line' };
}

interface Decided {
  readonly decision: string;
  readonly origin?: FieldOrigin;
}

/** The outcome from the source. A line to which the source only points counts if the text itself has no outcome. */
function readDecided({ decision, derivedFields, text }: NewCase, caseNumber: string): Decided {
  if (decision !== '' && !derivedFields.includes('decision')) return { decision };
  const read = readOutcome(text, caseNumber);
  return read ? { decision: read.outcome, origin: read.from } : { decision, origin: 'report-line' };
}

function orElse(own: readonly string[], read: () => readonly string[]): readonly string[] {
  return own.length > 0 ? own : read();
}

function isNew(before: NewCase[DerivedField], after: NewCase[DerivedField]): boolean {
  if (typeof after === 'number') return before === undefined && after > 0;
  return (
    after !== undefined &&
    after.length > 0 &&
    (before === undefined || typeof before === 'number' || before.length === 0)
  );
}
