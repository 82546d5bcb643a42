import type { EngineClient } from '../transport/client.js';
import { indexFields } from '../names.js';
import { stemWord } from '../../../text/analysis/stem-word.js';
import { luceneWeight } from './weights.js';

/** What the ranking asks for. */
export interface StatisticsRequest {
  /** Words of the ranking field. */
  readonly words: readonly string[];
  readonly phrases: readonly RankedPhrase[];
}

/** A phrase in a field of the index. */
export interface RankedPhrase {
  readonly index: string;
  /** Its words, divided by blanks. */
  readonly text: string;
  /** The query whose documents count: those with the phrase in any of the fields that are searched. */
  readonly counted: unknown;
}

/** How many documents have what. */
export interface Statistics {
  readonly documents: number;
  withWord(word: string): number;
  /** The number of documents with a phrase in a field, and the weight that Lucene gives it. */
  withPhrase(phrase: RankedPhrase): { readonly count: number; readonly theirs: number };
}

/** Reads statistics. */
export type StatisticsReader = (request: StatisticsRequest) => Promise<Statistics>;

interface CallLimits {
  readonly milliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** The statistics of an index, cached for a while. */
export interface StatisticsCache {
  read(request: StatisticsRequest, limits: () => CallLimits): Promise<Statistics>;
  /** Forgets everything, after a change of the index. */
  forget(): void;
}

/** Counts change slowly, and a little in the same direction for all words. */
const CACHE_MS = 30_000;

/** Kept counts; when full, all are forgotten. */
const MAX_CACHED = 50_000;

interface TermVectors {
  readonly term_vectors?: Readonly<
    Record<
      string,
      {
        readonly field_statistics?: { readonly doc_count: number };
        readonly terms: Readonly<Record<string, { readonly doc_freq?: number; readonly term_freq: number }>>;
      }
    >
  >;
}
interface Counted {
  readonly responses: readonly { readonly hits?: { readonly total: { readonly value: number } } }[];
}

/** Opens the statistics of an index or an alias. */
export function cacheStatistics(client: EngineClient, index: string): StatisticsCache {
  let cached = new Map<string, number>();
  let cachedUntil = 0;

  function current(): Map<string, number> {
    if (performance.now() < cachedUntil && cached.size < MAX_CACHED) return cached;
    cached = new Map();
    cachedUntil = performance.now() + CACHE_MS;
    return cached;
  }

  async function readVectors(counts: Map<string, number>, request: StatisticsRequest, limits: CallLimits) {
    const words = request.words.filter((word) => !counts.has(wordKey(word)));
    const phrases = request.phrases.filter(({ index: field, text }) => !counts.has(weightKey(field, text)));
    if (words.length === 0 && phrases.length === 0 && counts.has(DOCUMENTS)) return;
    const texts = new Map<string, string[]>([[indexFields.rank, ['#|1', ...words.map((word) => `${word}|1`)]]]);
    for (const { index: field, text } of phrases) {
      // A sub-field has the text of its field.
      const parent = field.replace(EXACT, '');
      texts.set(parent, [...(texts.get(parent) ?? []), text]);
    }
    const doc: Record<string, unknown> = {};
    for (const [field, parts] of texts) set(doc, field, parts.join(' '));
    const { term_vectors: vectors = {} } = await client.call<TermVectors>({
      method: 'POST',
      path: `/${index}/_termvectors`,
      body: {
        doc,
        fields: [indexFields.rank, ...new Set(phrases.map(({ index: field }) => field))],
        term_statistics: true,
        field_statistics: true,
        positions: false,
        offsets: false,
        payloads: false,
      },
      ...limits,
    });
    const rank = vectors[indexFields.rank];
    if (rank !== undefined) {
      counts.set(DOCUMENTS, rank.field_statistics?.doc_count ?? 0);
      for (const word of words) counts.set(wordKey(word), rank.terms[word]?.doc_freq ?? 0);
    }
    for (const { index: field, text } of phrases) {
      const vector = vectors[field];
      const documents = vector?.field_statistics?.doc_count ?? 0;
      const toTerm = EXACT.test(field) ? (word: string) => word : stemWord;
      const weight = text
        .split(' ')
        .reduce((sum, word) => sum + luceneWeight(documents, vector?.terms[toTerm(word)]?.doc_freq ?? 0), 0);
      counts.set(weightKey(field, text), weight);
    }
  }

  async function countPhrases(counts: Map<string, number>, request: StatisticsRequest, limits: CallLimits) {
    const unknown = request.phrases.filter(({ counted }) => !counts.has(countKey(counted)));
    if (unknown.length === 0) return;
    const body = unknown
      .map(
        ({ counted }) =>
          `{"index":${JSON.stringify(index)}}\n${JSON.stringify({ query: { bool: { filter: [counted] } }, size: 0, track_total_hits: true })}\n`,
      )
      .join('');
    const { responses } = await client.call<Counted>({ method: 'POST', path: '/_msearch', body, ...limits });
    for (const [place, { counted }] of unknown.entries())
      counts.set(countKey(counted), responses[place]?.hits?.total.value ?? 0);
  }

  return {
    async read(request, limits) {
      const counts = current();
      await Promise.all([readVectors(counts, request, limits()), countPhrases(counts, request, limits())]);
      return {
        documents: counts.get(DOCUMENTS) ?? 0,
        withWord: (word) => counts.get(wordKey(word)) ?? 0,
        withPhrase: ({ index: field, text, counted }) => ({
          count: counts.get(countKey(counted)) ?? 0,
          theirs: counts.get(weightKey(field, text)) ?? 0,
        }),
      };
    },
    forget() {
      cachedUntil = 0;
    },
  };
}

const EXACT = /\.exact$/;
const DOCUMENTS = '';
const wordKey = (word: string) => `w ${word}`;
const countKey = (counted: unknown) => `c ${JSON.stringify(counted)}`;
const weightKey = (field: string, text: string) => `i ${field} ${text}`;

function set(target: Record<string, unknown>, path: string, value: string): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) target[first] = value;
  else set((target[first] ??= {}) as Record<string, unknown>, rest.join('.'), value);
}
