import { UNKNOWN_COURT_ID } from '../../courts/courts.js';
import { findNamedCourt, FIRST_FAMILY_ID } from '../../courts/find-court.js';
import { readCaseType } from '../../extraction/fields/case-type.js';
import { readGivenDate } from '../../extraction/fields/given-date.js';
import type { NewCase } from '../../extraction/new-document.js';
import { buildParagraphText } from '../../extraction/text/document-text.js';
import { withoutStamps } from '../../extraction/text/stamp-citation.js';
import { mergeCitations } from './merge-citations.js';
import type { ParsedRecord } from '../formats/format.js';
import { readRecentCourtCase } from '../formats/recent-cases.js';
import { readRecordId } from '../formats/record-id.js';
import { whyUnreadable } from '../texts/why-unreadable.js';
import { namesTwoCourts } from './courts-of-cell.js';
import { splitCitations } from './split-citations.js';
import { listNames, type Particulars, textNames } from './particulars.js';

/** A judgment of one's own: its words, and what is known about it. */
export interface OwnCase {
  readonly id: string;
  readonly text: string;
  /** True if the lines of the text are the printed lines of pages. */
  readonly isPaged: boolean;
  readonly given: Particulars;
}

const VERSUS = /\s+(?:v\.?|vs\.?|versus)\s+/i;
const ADDRESS = /^https:\/\/[^\s"<>]+$/;

/**
 * Makes a judgment of a text and its particulars. What is not given is read from the first lines by the rules for court
 * documents; what is given always counts. Refuses an unusable id, a text without words, a date or an address that cannot be read.
 */
export function readOwnCase({ id, text, isPaged, given }: OwnCase): ParsedRecord {
  const identified = readRecordId({ id });
  if ('reason' in identified) return { ok: false, reason: identified.reason };
  if (!/\p{L}/u.test(text)) return { ok: false, reason: 'The judgment has no text.' };
  const reason = problemOfParticulars(given) ?? whyUnreadable(text);
  if (reason !== undefined) return { ok: false, reason };
  const date = given.date === undefined ? undefined : readGivenDate(given.date).iso;
  const read = readRecentCourtCase(identified.id, { id, text, court: null, raw: {}, derived: {}, linked: {} });
  return {
    ok: true,
    document: withGiven(isPaged ? read : { ...read, text: buildParagraphText(withoutStamps(text)) }, given, date),
  };
}

/** Fields that name one thing, so that a sign between several things is an error. */
const ONE_THING = ['title', 'appellant', 'respondent', 'court'] as const;
/** Signs that join several values in a table or a database. */
const JOINED = /[|;\t]/;

/** Longest particular but the headnote, in characters: lists of judgments repeat it, a hundred at once. */
const LONGEST_TEXT = 10_000;
/** Most names of one list, and the longest of them. */
const MOST_ITEMS = 1_000;
const LONGEST_ITEM = 2_000;

function problemOfLengths(given: Particulars): string | undefined {
  const text = textNames.find((name) => name !== 'headnote' && (given[name]?.length ?? 0) > LONGEST_TEXT);
  if (text !== undefined)
    return `The field "${text}" has ${given[text]?.length} characters, more than ${LONGEST_TEXT}; shorten it.`;
  const many = listNames.find((name) => name !== 'citations' && (given[name]?.length ?? 0) > MOST_ITEMS);
  if (many !== undefined)
    return `The field "${many}" has ${given[many]?.length} names, more than ${MOST_ITEMS}; give fewer.`;
  const item = listNames.find((name) => given[name]?.some((one) => one.length > LONGEST_ITEM));
  return item && `The field "${item}" has a name of more than ${LONGEST_ITEM} characters; divide it.`;
}

/** Why the values that a person gave cannot be used: several in one, so that a list would become part of a title. */
export function problemOfValues(given: Particulars): string | undefined {
  const long = problemOfLengths(given);
  if (long !== undefined) return long;
  const joined = ONE_THING.find((name) => JOINED.test((given[name] ?? '').trim()));
  if (joined === undefined && namesTwoCourts(given.court ?? ''))
    return `The field "court" names two courts: "${given.court}". Give the one that decided.`;
  if (joined === undefined) return problemOfParticulars(given) ?? problemOfCitations(given);
  const sign = JOINED.exec(given[joined] ?? '')?.[0];
  return `The field "${joined}" joins several values with "${sign}": "${given[joined]}". Give each its own field, or join names with "and".`;
}

/** A judgment is printed in up to a dozen reports. One with more reports is compared with all that cite any of them. */
const MOST_CITATIONS = 100;

function problemOfCitations({ citations = [] }: Particulars): string | undefined {
  const split = citations.map((citation) => splitCitations(citation));
  const count = split.reduce((sum, one) => sum + (one.citations?.length ?? 1), 0);
  return split.find(({ problem }) => problem !== undefined)?.problem ?? tooManyCitations(count);
}

const tooManyCitations = (count: number): string | undefined =>
  count > MOST_CITATIONS
    ? `The judgment has ${count} citations, more than ${MOST_CITATIONS}; give those under which it is reported, not those that it cites.`
    : undefined;

/** Why the particulars of a judgment cannot be used: a date or an address that is none, or too many reports. */
export function problemOfParticulars({ date, url, citations = [] }: Particulars): string | undefined {
  const { problem } = date === undefined ? {} : readGivenDate(date);
  if (problem !== undefined) return problem;
  const many = tooManyCitations(citations.length);
  if (many !== undefined) return many;
  return url !== undefined && !ADDRESS.test(url) ? `The address "${url}" does not begin with https://.` : undefined;
}

function withGiven(read: NewCase, given: Particulars, decidedOn: string | undefined): NewCase {
  const fields = { ...partiesOf(given), ...courtOf(given), ...otherFields(given), ...(decidedOn && { decidedOn }) };
  const { url, licence, source = 'Own judgments' } = given;
  const otherCitations = mergeCitations(fields.otherCitations ?? [], read.otherCitations);
  const isRead = otherCitations.length > (fields.otherCitations?.length ?? 0);
  return {
    ...read,
    ...fields,
    otherCitations,
    source: {
      id: read.source.id,
      name: source,
      isSample: false,
      ...(url !== undefined && { url }),
      ...(licence !== undefined && { licence }),
    },
    derivedFields: read.derivedFields.filter((name) => !(name in fields) || (name === 'otherCitations' && isRead)),
  };
}

function partiesOf({ title, appellant, respondent }: Particulars): Partial<NewCase> {
  // A cell of a spreadsheet may have line breaks.
  const [first = '', ...others] = title?.replace(/\s+/g, ' ').split(VERSUS) ?? [];
  const names = { appellant: appellant ?? first, respondent: respondent ?? others.join(' v. ') };
  return names.appellant === '' && names.respondent === '' ? {} : names;
}

function courtOf({ court }: Particulars): Partial<NewCase> {
  if (court === undefined) return {};
  const found = findNamedCourt(court);
  // The families of tribunals have many names of their own.
  const isFamily = found !== undefined && found.courtId >= FIRST_FAMILY_ID;
  return {
    courtReference: court,
    courtId: found?.courtId ?? UNKNOWN_COURT_ID,
    courtName: found === undefined || isFamily ? court : found.name,
  };
}

function otherFields(given: Particulars): Partial<NewCase> {
  const { judges, advocates, caseNumber, subject, headnote, outcome, citations, acts } = given;
  const caseType = given.caseType ?? (caseNumber === undefined ? undefined : readCaseType(caseNumber));
  return {
    ...(judges && { judges, bench: judges.join(', ') }),
    ...(advocates && { advocates }),
    ...(caseNumber !== undefined && { caseNumber }),
    ...(caseType !== undefined && { caseType }),
    ...(subject !== undefined && { subject }),
    ...(headnote !== undefined && { headnote }),
    ...(outcome !== undefined && { decision: outcome }),
    ...(citations && { otherCitations: citations.flatMap((one) => splitCitations(one).citations ?? [one]) }),
    ...(acts && { actsCited: acts }),
  };
}
