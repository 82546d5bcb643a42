import {
  type Citation,
  extractCitations,
  missingParts,
  nearestCitation,
  readIncomplete,
  withoutInvisible,
} from '@headnote/core/citation';
import type { CaseBrief, CitationVerdict, LineAnswer, LinePart } from '@headnote/core/contract';
import { usualForm } from '@headnote/core/format';
import { citationWords } from '@headnote/core/search/bodies';
import { mapInTurns, openTurns } from '../../runtime/open-turns.js';
import type { Store } from '../../store/database.js';
import { isHouseSeries } from '../../library/house-citation.js';
import { codesPair } from '../acts/other-code.js';
import { type TypedProvision, typedProvision } from '../acts/typed-provision.js';
import { caseBriefs } from './case-briefs.js';
import { type CheckTask, checkCitations, type FindByParties } from './check-citations.js';
import { begunForm, courtPartIn, courtPartOf } from './court-part.js';
import { type FittingCase, fittingCases } from './fitting-cases.js';
import { type NearFound, nearCitation } from './near-citation.js';
import { suggestCases } from './suggest-cases.js';

/** Lines of one request that get suggestions: a reader types fewer, and a whole brief needs none. */
const MAX_HELPED = 10;
/** Judgments listed for names, and for a volume unless the task says more. */
const MAX_LISTED = 10;
/** Citations of one line that get an answer of their own: a line of 256 characters has hardly more. */
const MAX_PARTS = 10;
/** Reports named beside a missing page. */
const MAX_NEAR = 2;
/** Numbers of a court or a publisher in which two judgments are near each other: they say nothing of what they are about. */
const FAR = 50;

/** Of a number that the library would have given itself. */
const NOT_GIVEN = 'This library gives these numbers itself, and no judgment has this one.';

/** Lines to answer. */
export interface LinesTask extends CheckTask {
  /** Reports listed for a citation without its page; 10 by default. */
  readonly maxFits?: number;
}

/**
 * Answers lines that each have a citation, an unfinished citation, a provision or names of parties; the further citations
 * of a line are its `others`. Applies the rules of `checkCitations`. The first ten that lead nowhere also get the judgments
 * that may be meant.
 */
export async function readLines(store: Store, findByParties: FindByParties, task: LinesTask): Promise<LineAnswer[]> {
  const turns = openTurns(task.signal);
  const parts = await mapInTurns(task.citations, turns, (line, index) => partsOf(line, task.names?.[index]));
  const answers = await readParts(store, findByParties, { ...task, parts: parts.flat() });
  let next = 0;
  return parts.flatMap(({ length }) => {
    const [answer, ...others] = answers.slice(next, (next += length));
    return answer === undefined ? [] : [others.length === 0 ? answer : { ...answer, others }];
  });
}

/** A part of a line that gets an answer of its own. */
interface Part {
  /** As sent. */
  readonly sent: string;
  readonly text: string;
  /** The parties that the request or the line names; empty if unknown. */
  readonly name: string;
}

/** Splits a line with several citations; parallel ones stay together. */
function partsOf(sent: string, name = ''): readonly Part[] {
  const line = withoutInvisible(sent);
  const citations = extractCitations(line).filter(({ shortForm }) => shortForm === undefined);
  const groups = Map.groupBy(citations, ({ parallelGroup, start }) => parallelGroup ?? -1 - start);
  if (groups.size < 2 || readIncomplete(line)) return [{ sent, text: line, name }];
  return [...groups.values()].slice(0, MAX_PARTS).map((group, index) => {
    const text = line.slice(group[0]?.start, group.at(-1)?.end);
    return { sent: text, text, name: (index === 0 && name) || (group[0]?.caseName ?? '') };
  });
}

async function readParts(
  store: Store,
  findByParties: FindByParties,
  {
    parts,
    withSentences,
    signal,
    maxFits = MAX_LISTED,
  }: Omit<LinesTask, 'citations'> & { readonly parts: readonly Part[] },
): Promise<LinePart[]> {
  const verdicts = await checkCitations(store, findByParties, {
    citations: parts.map(({ text }) => text),
    names: parts.map(({ name }) => name),
    withSentences,
    ...(signal && { signal }),
  });
  const turns = openTurns(signal);
  const lines: Line[] = [];
  let helped = 0;
  for (const verdict of verdicts) {
    await turns();
    const isHelped = /not-held|unread|impossible/.test(verdict.state) && (helped += 1) <= MAX_HELPED;
    lines.push(await readLine(store, verdict, { maxFits: isHelped ? maxFits : 0, withTexts: withSentences }));
  }
  const ids = lines.flatMap(({ verdict: { hits, elsewhere }, cases, fits, near }) => [
    ...[...hits, ...elsewhere].map(({ id }) => id),
    ...cases,
    ...fits.map(({ id }) => id),
    ...(near?.cases ?? []),
  ]);
  const briefs = await caseBriefs(store, [...new Set(ids)], { withSentences });
  return lines.map((line, index) => ({ ...told(line, briefs), citation: parts[index]?.sent ?? '' }));
}

/** A line before its judgments are read. */
interface Line extends Pick<LinePart, 'state' | 'printed' | 'reason' | 'pair'> {
  readonly verdict: CitationVerdict;
  /** Ids of judgments that only this reading found. */
  readonly cases: readonly string[];
  readonly fits: readonly FittingCase[];
  readonly near?: NearFound;
}

interface Help {
  /** 0 for a line that gets no suggestions. */
  readonly maxFits: number;
  /** False for a reader who must not see texts. */
  readonly withTexts: boolean;
}

async function readLine(store: Store, verdict: CitationVerdict, { maxFits, withTexts }: Help): Promise<Line> {
  const { citation: text, state, canonical } = verdict;
  const line: Line = { verdict, state, printed: usualForm(canonical), reason: '', cases: [], fits: [] };
  if (state === 'impossible' || state === 'ambiguous') {
    const read = readAs(text, canonical);
    const near = state === 'impossible' && read && maxFits > 0 && (await nearCitation(store, read, { withTexts }));
    return { ...line, reason: read?.reason ?? '', ...(near && { near }) };
  }
  if (state === 'unread') return readUnread(store, line, maxFits);
  if (state !== 'not-held') return line;
  const read = readAs(text, canonical);
  // `AIR 1973 SC` names a court, so it was read as a citation; but nothing can be reported at no page.
  if (read?.kind === 'reporter' && read.page === undefined) return readUnread(store, line, maxFits);
  if (!read) return line;
  const isOwn = isHouseSeries(read.family);
  if (maxFits === 0) return isOwn ? { ...line, reason: NOT_GIVEN } : line;
  const near = await nearCitation(store, read, { withTexts });
  // Between its own numbers nothing is missing.
  if (isOwn) return { ...line, reason: NOT_GIVEN, near };
  return { ...line, fits: await nearReports(store, read), near };
}

const readAs = (text: string, canonical: string): Citation | undefined =>
  extractCitations(text).find((one) => one.canonical === canonical);

/** The reports on both sides of a page that the library does not have. */
function nearReports(store: Store, citation: Citation): Promise<readonly FittingCase[]> {
  const { book, year, volume, page } = citationWords(citation);
  const place = { book, year, volume, part: courtPartOf(citation) };
  return fittingCases(store, place, { page, limit: MAX_NEAR, ...(citation.kind !== 'reporter' && { within: FAR }) });
}

/** A line without a report: a provision, an unfinished citation, or names of parties. */
async function readUnread(store: Store, line: Line, maxFits: number): Promise<Line> {
  const text = line.verdict.citation;
  const incomplete = readIncomplete(text);
  if (incomplete) {
    const { family, year, volume } = incomplete;
    const part = courtPartIn(text);
    const printed = begunForm(incomplete, part);
    const place = { book: family, year, volume, part };
    const fits = maxFits > 0 ? await fittingCases(store, place, { limit: maxFits }) : [];
    return { ...line, state: 'incomplete', printed, fits };
  }
  const [missing, more] = missingParts(text);
  if (missing) {
    const reason = more ? `The ${missing} and the ${more} are missing.` : `The ${missing} is missing.`;
    return { ...line, state: 'incomplete', reason };
  }
  const provision = provisionIn(text) ?? typedProvision(text);
  if (provision) {
    const pair = codesPair(provision);
    return { ...line, state: 'provision', printed: usualForm(provision.canonical), ...(pair && { pair }) };
  }
  const cases = maxFits > 0 ? await suggestCases(store, text, MAX_LISTED) : [];
  return cases.length > 0 ? { ...line, state: 'names', cases } : line;
}

function provisionIn(text: string): TypedProvision | undefined {
  const read = extractCitations(text).find(({ kind }) => kind === 'provision');
  return read && { act: read.family, unit: read.unit ?? '', number: read.number ?? '', canonical: read.canonical };
}

function told({ verdict, cases, fits, near, ...line }: Line, briefs: ReadonlyMap<string, CaseBrief>): LinePart {
  const { citation, canonical, hits, elsewhere } = verdict;
  const caseOf = (id: string, shown?: string): CaseBrief[] => {
    const brief = briefs.get(id);
    return brief ? [{ ...brief, citation: shown ?? brief.citation }] : [];
  };
  return {
    ...line,
    citation,
    canonical,
    cases: [...hits.map(({ id }) => id), ...cases].flatMap((id) => caseOf(id)),
    elsewhere: elsewhere.flatMap(({ id, citations }) => caseOf(id, nearestCitation(canonical, citations))),
    fits: fits.flatMap(({ id, key }) => caseOf(id, usualForm(key))),
    ...(near && { near: { ...near, cases: near.cases.flatMap((id) => caseOf(id)) } }),
  };
}
