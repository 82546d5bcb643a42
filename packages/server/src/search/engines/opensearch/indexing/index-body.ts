import { dateFields, keywordFields, numberFields, textFields } from '../../../model/fields.js';
import { unstemmedFields } from '../../../text/analysis/analyse.js';
import { indexFields, sortField } from '../names.js';

/** Version of everything below and of the documents' form; another one means a new index. */
export const INDEX_VERSION = 7;

/** Bytes of a value that is compared as a whole; Lucene takes no longer ones. */
const MAX_KEYWORD = 8_000;

const keyword = { type: 'keyword', ignore_above: MAX_KEYWORD } as const;

/** The constants of BM25, those of the embedded engine. */
const similarity = {
  ranking: { type: 'BM25', k1: 1.2, b: 0.75 },
  // The length of a name or a title says nothing of the document's.
  short: { type: 'BM25', k1: 1.2, b: 0 },
} as const;

/**
 * Words come folded, divided by blanks. `words` takes them as they are, for citations and the exact form; `stems` as
 * well, by their English stems. Both put the marks of sentence and paragraph ends at the place of their word. `ranking`
 * takes words with their frequency.
 */
const analysis = {
  analyzer: {
    words: { type: 'custom', tokenizer: 'whitespace', filter: ['marks'] },
    stems: { type: 'custom', tokenizer: 'whitespace', filter: ['marks', 'others', 'porter_stem'] },
    ranking: { type: 'custom', tokenizer: 'whitespace', filter: ['frequencies'] },
  },
  filter: {
    marks: { type: 'pattern_capture', preserve_original: false, patterns: ['^([^<>{}!~]+)([<>]?)!?([{}]?)~?$'] },
    // Porter's rules apply to English words only.
    others: { type: 'keyword_marker', keywords_pattern: '.*[^a-z].*' },
    frequencies: { type: 'delimited_term_freq', delimiter: '|' },
  },
} as const;

function textMapping(field: (typeof textFields)[number]) {
  const own = { type: 'text', similarity: field === 'content' ? 'ranking' : 'short' };
  if (unstemmedFields.has(field)) return { ...own, analyzer: 'words' };
  return { ...own, analyzer: 'stems', fields: { exact: { ...own, analyzer: 'words' } } };
}

/** What an index of documents says of itself once it has every document. */
export function metaOf(generation: string) {
  return { generation, version: INDEX_VERSION, filling: false };
}

/** What creates an index of documents, which says that it is being filled. `generation` is its random name. */
export function indexBody(generation: string, { shards }: { readonly shards: number }) {
  return {
    settings: {
      number_of_shards: shards,
      auto_expand_replicas: '0-1',
      refresh_interval: '1s',
      max_result_window: 10_000,
      analysis,
      similarity,
    },
    mappings: {
      dynamic: 'strict',
      _meta: { ...metaOf(generation), filling: true },
      properties: {
        id: { type: 'keyword' },
        kind: { type: 'keyword' },
        [indexFields.present]: { type: 'keyword' },
        [indexFields.citationKeys]: keyword,
        [indexFields.nameKeys]: keyword,
        [indexFields.year]: { type: 'keyword' },
        [indexFields.month]: { type: 'keyword' },
        [indexFields.rank]: { type: 'text', analyzer: 'ranking', index_options: 'freqs', similarity: 'ranking' },
        [sortField('title')]: keyword,
        [sortField('courtName')]: keyword,
        ...Object.fromEntries(dateFields.map((field) => [field, { type: 'integer' }])),
        ...Object.fromEntries(numberFields.map((field) => [field, { type: 'long' }])),
        ...Object.fromEntries(keywordFields.filter((field) => field !== 'citations').map((field) => [field, keyword])),
        words: { properties: Object.fromEntries(textFields.map((field) => [field, textMapping(field)])) },
      },
    },
  };
}

/** What creates the index of the words that texts contain, for beginnings, patterns and misspelt words. */
export function vocabularyBody({ shards }: { readonly shards: number }) {
  return {
    settings: { number_of_shards: shards, auto_expand_replicas: '0-1', refresh_interval: '1s' },
    mappings: {
      dynamic: 'strict',
      properties: { word: { type: 'keyword' }, place: { type: 'long' } },
    },
  };
}
