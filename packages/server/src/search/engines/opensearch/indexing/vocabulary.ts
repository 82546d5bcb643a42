import { searchLimits } from '@headnote/core/contract';
import { readGlob } from '../../../text/analysis/glob.js';
import type { EngineClient } from '../transport/client.js';
import { readMarkedWords } from './write-words.js';
import { sendBulk } from './send-bulk.js';
import type { WrittenDocument } from './write-document.js';

/** Words found by a part of them. */
export interface Expansion {
  readonly words: readonly string[];
  /** True if there are more. */
  readonly isCut: boolean;
}

/** A beginning, a pattern, or a word that may be misspelt. */
export type WordPart =
  | { readonly type: 'beginning' | 'pattern'; readonly text: string }
  | { readonly type: 'misspelt'; readonly text: string };

/** The words of all texts, in an index of their own. */
export interface Vocabulary {
  /** Adds the words of documents. Throws like the client, or if OpenSearch refuses words. */
  add(documents: readonly WrittenDocument[], options: { readonly isRefreshed: boolean }): Promise<void>;
  /** Finds words. Beyond the limit it keeps the words that occurred first, which are the common ones. */
  expand(
    part: WordPart,
    options: { readonly milliseconds: number; readonly signal?: AbortSignal | undefined },
  ): Promise<Expansion>;
}

/** Words that this process has sent or met; when full, it starts again, which only sends them once more. */
const MAX_KNOWN = 1_000_000;

/** Words of one request. */
const WORDS_PER_REQUEST = 20_000;

const ALREADY_THERE = 409;

/** Numbers that ascend over processes too: milliseconds and a number within one. */
const NUMBERS_PER_MILLISECOND = 4096;

interface WordsAnswer {
  readonly hits: { readonly hits: readonly { readonly _id: string }[] };
}

/** Opens the vocabulary in the index with a name. */
export function openVocabulary(client: EngineClient, index: string): Vocabulary {
  const known = new Set<string>();
  let place = Date.now() * NUMBERS_PER_MILLISECOND;

  return {
    async add(documents, { isRefreshed }) {
      const added = new Set<string>();
      for (const { words } of documents) {
        for (const written of Object.values(words))
          readMarkedWords(written, (word) => {
            if (!known.has(word)) added.add(word);
          });
      }
      const list = [...added];
      for (let from = 0; from < list.length; from += WORDS_PER_REQUEST) {
        const part = list.slice(from, from + WORDS_PER_REQUEST);
        const changes = part.map((word) => {
          place += 1;
          return { id: word, action: { create: { _index: index, _id: word } }, source: { word, place } };
        });
        const failures = await sendBulk(client, changes, { isRefreshed });
        const [refused] = failures.filter(({ status }) => status !== ALREADY_THERE);
        if (refused !== undefined) throw new Error(`The word ${refused.id} was refused: ${refused.reason}`);
      }
      if (known.size + list.length > MAX_KNOWN) known.clear();
      for (const word of list) known.add(word);
    },

    async expand(part, { milliseconds, signal }) {
      const query = queryOf(part);
      if (query === undefined) return { words: [], isCut: false };
      const max = searchLimits.maxExpansions;
      const { hits } = await client.call<WordsAnswer>({
        method: 'POST',
        path: `/${index}/_search?request_cache=true`,
        body: {
          query: { bool: { filter: [query] } },
          size: max + 1,
          sort: ['place'],
          _source: false,
          track_total_hits: false,
        },
        milliseconds,
        signal,
      });
      const words = hits.hits.map(({ _id }) => _id);
      return { words: words.slice(0, max), isCut: words.length > max };
    },
  };
}

function queryOf(part: WordPart): unknown {
  switch (part.type) {
    case 'beginning':
      return part.text === '' ? undefined : { prefix: { word: part.text } };
    case 'pattern': {
      const { beginning, folded } = readGlob(part.text);
      return beginning === '' ? undefined : { wildcard: { word: folded } };
    }
    case 'misspelt':
      return {
        fuzzy: {
          word: {
            value: part.text,
            fuzziness: 1,
            transpositions: true,
            max_expansions: searchLimits.maxExpansions + 1,
          },
        },
      };
  }
}
