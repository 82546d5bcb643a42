import {
  type Citation,
  extractCitations,
  missingParts,
  nearestCitation,
  readIncomplete,
  withoutInvisible,
} from '@headnote/core/citation';
import type { CaseBrief, CitationVerdict, EmbedState } from '@headnote/core/contract';
import { usualForm } from '@headnote/core/format';
import { citationWords } from '@headnote/core/search/bodies';
import type { Store } from '../../store/database.js';
import { caseBriefs } from './case-briefs.js';
import { type CheckTask, checkCitations, type FindByParties } from './check-citations.js';
import { type FittingCase, fittingCases } from './fitting-cases.js';
import { suggestCases } from './suggest-cases.js';

/** A judgment and the citation to show for it here. */
export interface LineCase {
  readonly brief: CaseBrief;
  readonly citation: string;
}

/** What one line of a reader is, and what the library has for it. */
export interface LineAnswer extends Pick<CitationVerdict, 'citation' | 'canonical'> {
  readonly state: EmbedState;
  /** The citation in its usual form; empty if it was not read. */
  readonly printed: string;
  /** Why it is impossible or ambiguous, or what it lacks; empty if only the state says so. */
  readonly reason: string;
  readonly cases: readonly LineCase[];
  readonly elsewhere: readonly LineCase[];
  /** Reports near it, or that complete it. */
  readonly fits: readonly LineCase[];
}

/** Lines of one request that get suggestions: a reader types fewer, and a whole brief needs none. */
const MAX_HELPED = 10;
/** Judgments listed for names, or for a volume. */
const MAX_LISTED = 10;
/** Reports named beside a missing page. */
const MAX_NEAR = 2;

/**
 * Answers lines that each have a citation, an unfinished citation, a provision or names of parties. Applies the rules of
 * `checkCitations`. The first ten lines that lead nowhere also get the judgments that may be meant.
 */
export async function readLines(
  store: Store,
  findByParties: FindByParties,
  task: Omit<CheckTask, 'withSentences'>,
): Promise<LineAnswer[]> {
  const citations = task.citations.map(withoutInvisible);
  const verdicts = await checkCitations(store, findByParties, { ...task, citations, withSentences: false });
  const lines: Line[] = [];
  let helped = 0;
  for (const verdict of verdicts) {
    const isHelped = /not-held|unread/.test(verdict.state) && (helped += 1) <= MAX_HELPED;
    lines.push(await readLine(store, verdict, isHelped));
  }
  const ids = lines.flatMap(({ verdict: { hits, elsewhere }, cases, fits }) => [
    ...[...hits, ...elsewhere].map(({ id }) => id),
    ...cases,
    ...fits.map(({ id }) => id),
  ]);
  const briefs = await caseBriefs(store, [...new Set(ids)], { withSentences: false });
  return lines.map((line, index) => ({ ...told(line, briefs), citation: task.citations[index] ?? '' }));
}

/** A line before its judgments are read. */
interface Line extends Pick<LineAnswer, 'state' | 'printed' | 'reason'> {
  readonly verdict: CitationVerdict;
  /** Ids of judgments that only this reading found. */
  readonly cases: readonly string[];
  readonly fits: readonly FittingCase[];
}

async function readLine(store: Store, verdict: CitationVerdict, isHelped: boolean): Promise<Line> {
  const { citation: text, state, canonical } = verdict;
  const line: Line = { verdict, state, printed: usualForm(canonical), reason: '', cases: [], fits: [] };
  if (state === 'impossible' || state === 'ambiguous') {
    return { ...line, reason: readAs(text, canonical)?.reason ?? '' };
  }
  if (state === 'unread') return readUnread(store, line, isHelped);
  if (state !== 'not-held') return line;
  const read = readAs(text, canonical);
  // `AIR 1973 SC` names a court, so it was read as a citation; but nothing can be reported at no page.
  if (read?.kind === 'reporter' && read.page === undefined) return readUnread(store, line, isHelped);
  return read && isHelped ? { ...line, fits: await nearReports(store, read) } : line;
}

const readAs = (text: string, canonical: string): Citation | undefined =>
  extractCitations(text).find((one) => one.canonical === canonical);

/** The reports on both sides of a page that the library does not have. */
function nearReports(store: Store, citation: Citation): Promise<readonly FittingCase[]> {
  const { book, year, volume, page } = citationWords(citation);
  return fittingCases(store, { book, year, volume }, { page, limit: MAX_NEAR });
}

/** A line without a report: a provision, an unfinished citation, or names of parties. */
async function readUnread(store: Store, line: Line, isHelped: boolean): Promise<Line> {
  const text = line.verdict.citation;
  const incomplete = readIncomplete(text);
  if (incomplete) {
    const { family, year, volume } = incomplete;
    const printed = volume === undefined ? `${family} ${year}` : `(${year}) ${volume} ${family}`;
    const place = { book: family, year, volume };
    const fits = isHelped ? await fittingCases(store, place, { limit: MAX_LISTED }) : [];
    return { ...line, state: 'incomplete', printed, fits };
  }
  const [missing, more] = missingParts(text);
  if (missing) {
    const reason = more ? `The ${missing} and the ${more} are missing.` : `The ${missing} is missing.`;
    return { ...line, state: 'incomplete', reason };
  }
  const provision = extractCitations(text).find(({ kind }) => kind === 'provision');
  if (provision) return { ...line, state: 'provision', printed: usualForm(provision.canonical) };
  const cases = isHelped ? await suggestCases(store, text, MAX_LISTED) : [];
  return cases.length > 0 ? { ...line, state: 'names', cases } : line;
}

function told({ verdict, cases, fits, ...line }: Line, briefs: ReadonlyMap<string, CaseBrief>): LineAnswer {
  const { citation, canonical, hits, elsewhere } = verdict;
  const caseOf = (id: string, shown?: string): LineCase[] => {
    const brief = briefs.get(id);
    return brief ? [{ brief, citation: shown ?? brief.citation }] : [];
  };
  return {
    ...line,
    citation,
    canonical,
    cases: [...hits.map(({ id }) => id), ...cases].flatMap((id) => caseOf(id)),
    elsewhere: elsewhere.flatMap(({ id, citations }) => caseOf(id, nearestCitation(canonical, citations))),
    fits: fits.flatMap(({ id, key }) => caseOf(id, usualForm(key))),
  };
}
