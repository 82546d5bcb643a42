import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';

const savedSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  kind: 'fulltext',
  searchType: 'simple',
  parentId: '4',
} as const;
const wireSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  typeofSearch: 'fulltext',
  SearchType: 'simple',
  parentID: '4',
};
const savedAt = '2026-03-04T05:06:07Z';
const result = {
  name: 'Leases',
  description: 'For the hearing',
  kind: 'fulltext',
  queryId: '9',
  total: 12,
  documentId: 'c0000000000a1',
  folderId: '2',
} as const;
const wireResult = {
  resultName: 'Leases',
  description: 'For the hearing',
  typeOfSearch: 'fulltext',
  searchCriteriaId: '9',
  totalRec: 12,
  file_name: 'c0000000000a1',
  folderid: '2',
};

/** An example of every call of this service. */
export const libraryExamples: ExamplesOf<'library'> = {
  saveQuery: {
    input: { userId: '7', sessionId: 's1', ...savedSearch },
    answer: envelope({ outdata: '10' }),
    value: { message: 'Done.', id: '10' },
  },
  updateQuery: {
    input: { userId: '7', sessionId: 's1', id: '10', ...savedSearch },
    answer: envelope(),
    value: outcome,
  },
  updateSavedResultQuery: {
    input: { userId: '7', sessionId: 's1', id: '10', ...savedSearch },
    answer: envelope(),
    value: outcome,
  },
  queriesByParent: {
    input: { parentId: '4' },
    answer: envelope({ outdata: [{ id: '10', ...wireSearch, saved_at: savedAt }] }),
    value: [{ id: '10', ...savedSearch, savedAt }],
  },
  saveResult: {
    input: { userId: '7', ...result },
    answer: envelope({ outdata: '11' }),
    value: { message: 'Done.', id: '11' },
  },
  folders: {
    input: { userId: '7', name: 'Hearing' },
    answer: envelope({
      outdata: [
        { folderid: '2', folderName: 'Hearing', count: 1, results: [{ id: '11', ...wireResult, saved_at: savedAt }] },
      ],
    }),
    value: [{ id: '2', name: 'Hearing', count: 1, results: [{ id: '11', ...result, savedAt }] }],
  },
  saveFolder: {
    input: { userId: '7', name: 'Hearing' },
    answer: envelope({ outdata: '2' }),
    value: { message: 'Done.', id: '2' },
  },
  history: {
    input: { userId: '7' },
    answer: envelope({
      outdata: [
        {
          id: '5',
          keywords: 'lease',
          query: savedSearch.query,
          typeofSearch: 'fulltext',
          totalRec: 12,
          searched_at: savedAt,
        },
      ],
    }),
    value: [{ id: '5', keywords: 'lease', query: savedSearch.query, kind: 'fulltext', total: 12, searchedAt: savedAt }],
  },
  addBookmark: {
    input: { documentId: 'c0000000000a1', paragraph: 4, isRemoval: false },
    answer: envelope(),
    value: outcome,
  },
  saveNote: {
    input: { userId: '7', documentId: 'c0000000000a1', note: 'See para 4 & 5' },
    answer: envelope(),
    value: outcome,
  },
  deleteNote: { input: { userId: '7', documentId: 'c0000000000a1' }, answer: envelope(), value: outcome },
};
