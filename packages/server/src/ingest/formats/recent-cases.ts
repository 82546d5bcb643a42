import { SUPREME_COURT_ID, UNKNOWN_COURT_ID } from '../../courts/courts.js';
import { FIRST_FAMILY_ID } from '../../courts/find-court.js';
import type { NewCase } from '../../extraction/new-document.js';
import { readFrontNumber, readRegistryNumber } from '../../extraction/fields/case-number.js';
import { readCaseType } from '../../extraction/fields/case-type.js';
import { readDate } from '../../extraction/fields/dates.js';
import { readDecisionDate } from '../../extraction/fields/decision-date.js';
import { type PrintedBench, readFrontBench } from '../../extraction/fields/front-bench.js';
import { type PrintedCourt, readFrontCourt } from '../../extraction/fields/front-court.js';
import { courtOfCitations, readHeadCitations } from '../../extraction/fields/head-citations.js';
import { readHonourables } from '../../extraction/fields/judges.js';
import { type Parties, readParties } from '../../extraction/fields/parties.js';
import { readSignatures } from '../../extraction/fields/signatures.js';
import { buildPageText, cleanPageLines } from '../../extraction/text/document-text.js';
import { mergeCitations } from '../own/merge-citations.js';
import { mayEndInPageNumber } from '../../extraction/text/stamp-citation.js';
import { readCaseSource } from './case-source.js';
import { type JsonRecord, recordsAt, textAt, textsAt } from './json-record.js';

/**
 * Reads a document of a High Court, a tribunal or the Supreme Court, extracted from the official PDF. Parties and date come
 * from the linked public record if there is one. Otherwise rules read them from the first lines, as they read court, bench
 * and number. Fields without a match stay empty; `derivedFields` lists every field that a rule found.
 */
export function readRecentCourtCase(id: string, record: JsonRecord): NewCase {
  const text = textAt(record, 'text');
  const pages = cleanPageLines(text);
  const lines = pages.map((line) => headLine(line.text));
  const listed = recordsAt(record, 'linked', 'sci_table', 'records')[0];
  const linked = listed === undefined ? readDelhiRecord(record, text) : readSupremeCourtRecord(listed);
  const front = readFrontCourt(lines);
  const decidedOn = linked.decidedOn ?? readDecisionDate(lines);
  const listedNumber = textAt(record, 'derived', 'neutral_citation').replace(/^\[|\]$/g, '');
  const otherCitations = mergeCitations(
    listedNumber === '' ? [] : [listedNumber],
    readHeadCitations(mayEndInPageNumber(text) ? lines.slice(1) : lines, { court: front?.court, decidedOn }),
  );
  const court = front ?? courtBy(otherCitations);
  const body = buildPageText(pages);
  const listedBench = linked.judges === undefined ? undefined : readListedBench(linked, body.plain);
  const bench = listedBench ?? readFrontBench(lines);
  const parties = linked.parties ?? readParties(lines);
  const caseNumber = linked.caseNumber ?? readFrontNumber(lines);
  const caseType = readCaseType(caseNumber);
  const isFamily = court !== undefined && court.court.courtId >= FIRST_FAMILY_ID;
  const derived = {
    appellant: linked.parties === undefined && parties.appellant !== '',
    respondent: linked.parties === undefined && parties.respondent !== '',
    decidedOn: linked.decidedOn === undefined && decidedOn !== null,
    courtId: court !== undefined,
    judges: bench.judges !== linked.judges && bench.judges.length > 0,
    caseNumber: linked.caseNumber === undefined && caseNumber !== '',
    caseType: caseType !== '',
    otherCitations: otherCitations.length > 0,
  };
  return {
    kind: 'case',
    source: readCaseSource(id, record, linked.url),
    text: body,
    ...parties,
    courtReference: court?.printed ?? '',
    courtId: court?.court.courtId ?? (listed === undefined ? UNKNOWN_COURT_ID : SUPREME_COURT_ID),
    courtName: isFamily ? court.printed : (court?.court.name ?? ''),
    decidedOn,
    bench: bench.printed,
    judges: bench.judges,
    advocates: linked.advocates ?? [],
    caseType,
    caseNumber,
    subject: '',
    headnote: '',
    decision: '',
    otherCitations,
    sourceCitator: '',
    actsCited: [],
    ...(listedBench !== undefined && { fieldOrigins: { judges: 'signatures' } }),
    derivedFields: Object.entries(derived).flatMap(([name, isDerived]) => (isDerived ? [name] : [])),
  };
}

/** Longest line of a head, in characters; of a longer one, which is a paragraph, the rest tells nothing of the judgment. */
const LONGEST_LINE = 500;
/** Dots, lines and blanks between a name and its role; more of them say no more, and take long to read. */
const FILLING = /[.…\s_-]{9,}/g;
const MOST_FILLING = 8;

const headLine = (line: string): string =>
  line.slice(0, LONGEST_LINE).replace(FILLING, (run) => run.slice(0, MOST_FILLING));

/** A text that does not name its court may print the court's neutral citation. */
function courtBy(citations: readonly string[]): PrintedCourt | undefined {
  const court = courtOfCitations(citations);
  return court && { court, printed: '' };
}

interface LinkedFacts {
  readonly parties?: Parties;
  readonly decidedOn?: string;
  readonly judges?: readonly string[];
  readonly bench?: string;
  readonly advocates?: readonly string[];
  readonly caseNumber?: string;
  readonly url?: string;
}

/** A row of the Supreme Court's own list: `ADANI POWER LTD. VS UNION OF INDIA`. */
function readSupremeCourtRecord(row: JsonRecord): LinkedFacts {
  const [appellant = '', ...others] = textAt(row, 'Petitioner / Respondent').split(/\sVS\.?\s/i);
  const judgment = textAt(row, 'Judgment');
  const decidedOn = readDate(judgment);
  const bench = textAt(row, 'Bench').replace(/\s+/g, ' ');
  const url = /\]\((https:\/\/[^)\s]+)\)/.exec(judgment)?.[1];
  return {
    parties: { appellant: tidy(appellant), respondent: tidy(others.join(' VS ')) },
    ...(decidedOn === null ? {} : { decidedOn }),
    judges: readHonourables(bench),
    bench,
    advocates: textAt(row, 'Petitioner/Respondent Advocate')
      .split('__')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    caseNumber: readRegistryNumber(textAt(row, 'Case Number')),
    ...(url === undefined ? {} : { url }),
  };
}

/**
 * The list on the court's site names the bench that now sits in that court room. In two of three judgments another bench
 * decided: the judges who signed.
 */
function readListedBench({ judges = [], bench = '' }: LinkedFacts, plain: string): PrintedBench {
  const signed = readSignatures(plain);
  return signed.length > 0 && signed.length >= judges.length
    ? { judges: signed, printed: signed.join(', ') }
    : { judges, printed: bench };
}

/** The Delhi collection's list: case numbers and `X VsY` in the same order. The first matter in the text counts. */
function readDelhiRecord(record: JsonRecord, text: string): LinkedFacts {
  const path = ['linked', 'delhi_hc_metadata', 'record'] as const;
  const numbers = textsAt(record, ...path, 'case_numbers');
  const names = textsAt(record, ...path, 'party_names');
  let first = -1;
  let place = Number.POSITIVE_INFINITY;
  for (const [index, number] of numbers.entries()) {
    const found = text.indexOf(/\d+\/\d{4}$/.exec(number)?.[0] ?? '\u0000');
    if (found !== -1 && found < place) {
      place = found;
      first = index;
    }
  }
  const at = first === -1 ? 0 : first;
  const parts = /^(.*?\S)\s+Vs\.?\s?(\S.*)$/.exec(names[at] ?? '');
  if (parts === null) return {};
  return {
    parties: { appellant: tidy(parts[1]), respondent: tidy(parts[2]) },
    caseNumber: (numbers[at] ?? '').replace(/^(.*)\/(\d+)\/(\d{4})$/, '$1 No. $2 of $3'),
  };
}

function tidy(name: string | undefined): string {
  return (name ?? '').replace(/\s+/g, ' ').replace(/\s\.$/, '').trim();
}
