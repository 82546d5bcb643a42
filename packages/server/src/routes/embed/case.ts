import { caseReaderPath, caseSignInPath, typedSearchPath } from '@headnote/core/config';
import { PREVIEW_LENGTH, textLength, textRuns } from '@headnote/core/content';
import {
  serverCalls,
  type CaseBrief,
  type CitationVerdict,
  type EmbedCase,
  type EmbedCaseAnswer,
} from '@headnote/core/contract';
import { ServerError } from '@headnote/core/errors';
import { caseSummary, unmarkedCitation } from '@headnote/core/format';
import { readSearchAnswer } from '@headnote/core/search/answers';
import { casePreviewBody, slugToHouseCitation } from '@headnote/core/search/bodies';
import type { CallInput } from '../../http/built-call.js';
import { build, type RouteDependencies } from '../build-call.js';
import { linkedCase, linkedHit } from './linked-case.js';
import { sendWithETag } from './send-with-etag.js';

const call = serverCalls.embed.case;
type Input = CallInput<typeof call>;

/** Later judgments in the answer. */
const MAX_TREATMENTS = 5;

/** The preview of one case, exactly as a visitor sees it. */
export const caseRoute = build(call, async (input, dependencies) => {
  const { request, reply } = input;
  const answer = await answerOf(input, dependencies);
  // The sign-in link is encrypted with another salt each time.
  const identity = JSON.stringify({ ...answer, case: answer.case && { ...answer.case, signIn: '' } });
  return sendWithETag({ request, reply, text: JSON.stringify(answer), identity });
});

async function answerOf(input: Input, dependencies: RouteDependencies): Promise<EmbedCaseAnswer> {
  const { id } = input.query;
  const citation = id === undefined ? input.query.citation : undefined;
  const origin = dependencies.siteOrigin(input.request);
  const asked = id ?? citation ?? '';
  const search = `${origin}${citation === undefined ? '/' : typedSearchPath(citation)}`;
  const verdict = citation === undefined ? undefined : await check(citation, input, dependencies);
  const state = verdict ? stateOf(verdict) : 'found';
  const ids = verdict ? verdict.hits.map((hit) => hit.id) : [asked];
  const briefs = await dependencies.services.citations.briefs(ids);
  const inLibrary = ids.flatMap((one) => briefs.get(one) ?? []);
  if (state !== 'found') {
    const items = state === 'several' ? inLibrary.map((brief) => linkedCase(brief, origin)) : [];
    return { asked, state, case: null, items, search };
  }
  const found = inLibrary[0] ? await readCase(inLibrary[0], { input, dependencies, origin }) : null;
  return { asked, state: found ? 'found' : 'not-held', case: found, items: [], search };
}

async function check(citation: string, { request, signal }: Input, { services }: RouteDependencies) {
  // Our own citation needs no search.
  if (slugToHouseCitation(citation.trim()) === undefined) await services.spendVisitorSearch(request.ip);
  const [verdict] = await services.citations.check({ citations: [citation], withSentences: false, signal });
  if (verdict === undefined) throw new ServerError('A check of one citation gave no verdict.');
  return verdict;
}

function stateOf({ state }: CitationVerdict): EmbedCaseAnswer['state'] {
  const isSeveral = state === 'ambiguous' || state === 'party-differs' || state === 'name-differs';
  return isSeveral ? 'several' : state;
}

interface ReadOptions {
  readonly input: Input;
  readonly dependencies: RouteDependencies;
  readonly origin: string;
}

/** Reads a case as a visitor; null if the library does not have it. */
async function readCase(
  brief: CaseBrief,
  { input: { request, signal }, dependencies: { services, linkCodec }, origin }: ReadOptions,
): Promise<EmbedCase | null> {
  const { id } = brief;
  const { citations } = services;
  const body = casePreviewBody({ id });
  const answer = readSearchAnswer(
    await services.search({ body, principal: null, kind: 'case', address: request.ip, signal }),
  );
  if (!answer.ok) throw answer.error;
  const record = answer.value.hits[0]?.record;
  if (!record) return null;
  const later = await citations.briefs(brief.later?.id ? [brief.later.id] : []);
  const treating = await citations.treatments({ id, limit: MAX_TREATMENTS, signal });
  const preview = record.content ?? '';
  return {
    ...caseSummary(record),
    paragraphs: textRuns(preview, { origin }),
    // The ellipsis is no part of the text.
    shown: Math.min(PREVIEW_LENGTH, textLength(preview)),
    length: await services.textLength(id),
    later: linkedHit(brief, { origin, later }).later,
    treatments: treating.map(({ judgment, treatment }) => ({ ...linkedCase(judgment, origin), treatment })),
    citedCount: record.citedCount ?? 0,
    source: record.sourceName ?? '',
    sourceHref: record.sourceUrl ?? '',
    href: linkedCase(brief, origin).href,
    signIn: `${origin}${caseSignInPath(linkCodec, { citation: unmarkedCitation(record), page: caseReaderPath(id) })}`,
  };
}
