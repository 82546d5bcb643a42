import { type LaterTreatment, writeAct, writeCase, writeLater } from '@headnote/core/contract';
import type { FieldName, LibraryDocument } from '../../library/document-record.js';
import { laterTreatments } from '../../citator/queries/later-treatments.js';
import { cutForVisitor } from '../../library/cut-for-visitor.js';
import { readDocuments } from '../../library/read-documents.js';
import type { EngineAnswer, EngineHit } from '../model/engine.js';
import { countWider } from './count-wider.js';
import type { SearchTask } from './search-task.js';
import { maskHighlights } from './mask-highlights.js';
import { findNamedDocument } from './named-document.js';
import { findNearMisses } from './near-misses.js';
import { preferOwnName } from './prefer-own-name.js';
import { withShownDocuments } from './shown-documents.js';
import { withJudges } from './with-judges.js';
import { visibleTo } from './visible-to.js';
import { dateOfDay } from '../model/days.js';
import type { EngineRequest, SortKey } from '../model/engine-request.js';
import { wireName } from '../model/field-names.js';
import type { TextField } from '../model/fields.js';
import { parseBody } from '../guard/parse-body.js';
import { type SearchedSpelling, withSpellings } from '../text/spellings/with-spellings.js';

/** The answer of a search in `outdata` (as JSON text), with wire names. */
export interface WireAnswer {
  /** Milliseconds. */
  readonly took: number;
  readonly timed_out: boolean;
  /** Set if a prefix, a wildcard or a misspelt word matches more words than the limit. */
  readonly expansions_cut?: true;
  /** Documents of the library that no search finds yet; missing if there is none. */
  readonly not_searchable?: number;
  /** For members: words that were also searched in English or in Latin letters. */
  readonly spellings?: readonly SearchedSpelling[];
  readonly hits: {
    readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' };
    readonly max_score: number | null;
    readonly hits: readonly WireHit[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly WireBucket[] }>>;
  /** Judgments that lack one or two words of a search that finds few, with these words; only if the body asks for them. */
  readonly near_misses?: readonly (WireHit & { readonly without: readonly string[] })[];
  /** How many documents the wider queries of the body find; only without hits. A query without time for it is missing. */
  readonly wider?: Readonly<Record<string, EngineAnswer['total']>>;
}

/** One found document. */
export interface WireHit {
  readonly _id: string;
  readonly _score: number | null;
  readonly _source: Readonly<Record<string, unknown>>;
  readonly highlight?: Readonly<Record<string, readonly string[]>>;
  /** For each passage of a highlight the printed number of its paragraph, or empty. */
  readonly paragraphs?: Readonly<Record<string, readonly string[]>>;
  /** The strongest later treatment against a judgment. */
  readonly later?: Readonly<Record<string, unknown>>;
  /** Value for `search_after` to continue after this hit; for members, if the request has `sort`. */
  readonly sort?: readonly (string | number | null)[];
}

/** One value of an aggregation. */
export interface WireBucket {
  readonly key: string | number;
  readonly doc_count: number;
}

/**
 * Checks a search body, runs it and reads the requested fields from the library. Every search route calls it. Throws a
 * BadQueryError that names the wrong path, an AbortedError, a BusyError or a ServerError.
 */
export async function runSearch(task: SearchTask): Promise<WireAnswer> {
  const start = performance.now();
  const { store, audience, kind } = task;
  const { request, source, wider, nearMisses } = parseBody(task.body, { audience });
  await task.admit?.(request);
  const ofKind = kind === undefined ? {} : { kind };
  const toRun = { ...request, ...ofKind };
  const named = await findNamedDocument(store, toRun);
  const { answer, spellings = [] } = named ? { answer: named } : await askEngine(task, toRun);
  // A visitor sees too little of a text to be told what is not in it.
  const isNearAsked = nearMisses && audience === 'member' && !named;
  const missed = isNearAsked ? await findNearMisses(toRun, answer, { ...task, start }) : [];
  const shown = [...answer.hits, ...missed.map(({ hit }) => hit)];
  const wired = await wireFound(shown, { task, request, source });
  // The engine counts them, and a document that is named is there without it.
  const notSearchable = named || !task.countNotSearchable ? 0 : await task.countNotSearchable();
  const without = new Map(missed.map((miss) => [miss.hit.id, miss.without]));
  const near = wired.flatMap((hit) => {
    const words = without.get(hit._id);
    return words === undefined ? [] : [{ ...hit, without: words }];
  });
  return {
    took: Math.round(performance.now() - start),
    // Without the number, nobody knows that the answer is whole.
    timed_out: answer.timedOut || notSearchable === undefined,
    ...(answer.expansionsCut === undefined ? {} : { expansions_cut: answer.expansionsCut }),
    ...(notSearchable ? { not_searchable: notSearchable } : {}),
    // They are words of the texts, of which a visitor sees only the beginning.
    ...(spellings.length === 0 || audience === 'visitor' ? {} : { spellings }),
    hits: {
      total: answer.total,
      max_score: answer.maxScore,
      hits: wired.filter(({ _id }) => !without.has(_id)),
    },
    ...(near.length === 0 ? {} : { near_misses: near }),
    ...(Object.keys(answer.aggregations).length === 0 ? {} : { aggregations: wireAggregations(answer) }),
    ...(wider.length === 0 || answer.hits.length > 0 ? {} : { wider: await countWider(wider, { ...task, start }) }),
  };
}

interface FoundOptions {
  readonly task: SearchTask;
  readonly request: EngineRequest;
  readonly source: readonly FieldName[];
}

/** Reads what the engine found. */
async function wireFound(
  hits: readonly EngineHit[],
  { task: { store, audience, haveOriginals }, request, source }: FoundOptions,
): Promise<readonly WireHit[]> {
  const fullText = audience === 'member' ? 'full' : 'preview';
  const read = await readDocuments(
    store,
    hits.map((hit) => hit.id),
    { fields: source, withContent: source.includes('content') ? fullText : 'none' },
  );
  const found = source.includes('originalId') ? await withOriginals(read, haveOriginals) : read;
  const documents = audience === 'member' ? found : found.map(cutForVisitor);
  const later = await laterTreatments(
    store,
    documents.map(({ id }) => id),
    { withSentences: audience === 'member' },
  );
  return wireHits(await maskHighlights(store, hits), {
    documents,
    later,
    source,
    sort: audience === 'member' ? request.sort : [],
  });
}

/** Asks the engine as a reader of this audience, with the names and spellings that the library knows. */
export async function askEngine(
  { engine, store, audience, limits, signal }: Omit<SearchTask, 'body'>,
  request: EngineRequest,
) {
  const named = await withJudges(store, await withShownDocuments(store, preferOwnName(request)));
  const { query: spelled, spellings } = await withSpellings(store, await visibleTo(audience, store, named.query));
  // A judge's name in Devanagari has its Latin spellings only now.
  const { query } = spellings.length === 0 ? { query: spelled } : await withJudges(store, spelled);
  const answer = await engine.search({ ...request, query }, { ...limits, ...(signal === undefined ? {} : { signal }) });
  return { answer, spellings: [...named.spellings, ...spellings] };
}

/** Adds to each judgment the id of its original, or that it has none. */
async function withOriginals(
  documents: readonly LibraryDocument[],
  haveOriginals: SearchTask['haveOriginals'],
): Promise<LibraryDocument[]> {
  const ids = documents.filter(({ kind }) => kind === 'case').map(({ id }) => id);
  const kept = await haveOriginals?.(ids);
  return documents.map((document) =>
    document.kind === 'case'
      ? { ...document, record: { ...document.record, originalId: kept?.has(document.id) ? document.id : '' } }
      : document,
  );
}

interface WireOptions {
  readonly documents: readonly LibraryDocument[];
  readonly later: ReadonlyMap<string, LaterTreatment>;
  readonly source: readonly FieldName[];
  readonly sort: readonly SortKey[];
}

function wireHits(hits: readonly EngineHit[], { documents, later, source, sort }: WireOptions): WireHit[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const wire: WireHit[] = [];
  for (const hit of hits) {
    const document = byId.get(hit.id);
    // A removed document may remain in the index for a moment.
    if (document === undefined) continue;
    const highlight = wireTexts(hit.highlight);
    const paragraphs = wireTexts(hit.paragraphs ?? {});
    const warning = later.get(hit.id);
    wire.push({
      _id: hit.id,
      _score: hit.score,
      _source: wireSource(document, source),
      ...(highlight === undefined ? {} : { highlight }),
      ...(paragraphs === undefined ? {} : { paragraphs }),
      ...(warning === undefined ? {} : { later: writeLater(warning) }),
      ...(sort.length === 0 || hit.sort === undefined ? {} : { sort: wireSort(hit, hit.sort, sort) }),
    });
  }
  return wire;
}

function wireTexts(texts: EngineHit['highlight']): WireHit['highlight'] {
  const entries = Object.entries(texts).map(([field, list]) => [wireName(field as TextField), list] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function wireSort(hit: EngineHit, values: readonly (string | number | null)[], sort: readonly SortKey[]) {
  const wire = values.map((value, index) =>
    sort[index]?.field === 'decidedOn' && typeof value === 'number' ? dateOfDay(value) : value,
  );
  return [...wire, hit.id];
}

function wireSource(document: LibraryDocument, source: readonly FieldName[]): Record<string, unknown> {
  const wire = document.kind === 'case' ? writeCase(document.record) : writeAct(document.record);
  if (!source.includes('id')) delete wire[wireName('id')];
  return wire;
}

function wireAggregations(answer: EngineAnswer): Record<string, { buckets: WireBucket[] }> {
  return Object.fromEntries(
    Object.entries(answer.aggregations).map(([name, buckets]) => [
      name,
      { buckets: buckets.map(({ key, count }) => ({ key, doc_count: count })) },
    ]),
  );
}
