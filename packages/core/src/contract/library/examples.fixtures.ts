import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome, pdf } from '../example-parts.fixtures.js';

const savedSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  kind: 'fulltext',
  searchType: 'simple',
  parentId: '4',
} as const;
const savedAt = '2026-03-04T05:06:07Z';
const savedQuery = { id: '10', ...savedSearch, savedAt, total: 12, ranAt: savedAt };
const result = {
  name: 'Leases',
  description: 'For the hearing',
  kind: 'fulltext',
  queryId: '9',
  total: 12,
  documentId: 'c0000000000a1',
  folderId: '2',
} as const;
const note = { documentId: 'c0000000000a1', note: 'See para 4 & 5', version: 3, changedAt: savedAt };

/** An example of every call of this service. */
export const libraryExamples: ExamplesOf<'library'> = {
  saveQuery: {
    visitorSees: 'no text',
    input: { userId: '7', sessionId: 's1', total: 12, ...savedSearch },
    answer: envelope({ outdata: '10' }),
    value: { message: 'Done.', id: '10' },
  },
  updateQuery: {
    visitorSees: 'no text',
    input: { userId: '7', sessionId: 's1', id: '10', total: 12, ...savedSearch },
    answer: envelope(),
    value: outcome,
  },
  updateSavedResultQuery: {
    visitorSees: 'no text',
    input: { userId: '7', sessionId: 's1', id: '10', total: 12, ...savedSearch },
    answer: envelope(),
    value: outcome,
  },
  queriesByParent: {
    visitorSees: 'no text',
    input: { parentId: '4' },
    value: [savedQuery],
  },
  queries: {
    visitorSees: 'no text',
    input: undefined,
    value: [savedQuery],
  },
  saveResult: {
    visitorSees: 'no text',
    input: { userId: '7', ...result },
    answer: envelope({ outdata: '11' }),
    value: { message: 'Done.', id: '11' },
  },
  folders: {
    visitorSees: 'no text',
    input: { userId: '7', name: 'Hearing', id: '2' },
    value: [
      {
        id: '2',
        name: 'Hearing',
        description: 'Court 4',
        parentId: '1',
        count: 1,
        results: [{ id: '11', ...result, savedAt }],
      },
    ],
  },
  saveFolder: {
    visitorSees: 'no text',
    input: { userId: '7', name: 'Hearing', description: 'Court 4', parentId: '1' },
    answer: envelope({ outdata: '2' }),
    value: { message: 'Done.', id: '2' },
  },
  changeFolder: {
    visitorSees: 'no text',
    input: { id: '2', name: 'Hearing', description: 'Court 4', parentId: '1' },
    answer: envelope(),
    value: outcome,
  },
  moveResults: { visitorSees: 'no text', input: { ids: ['11'], folderId: '2' }, answer: envelope(), value: outcome },
  remove: { visitorSees: 'no text', input: { kind: 'result', ids: ['11'] }, answer: envelope(), value: outcome },
  restore: { visitorSees: 'no text', input: { kind: 'result', ids: ['11'] }, answer: envelope(), value: outcome },
  removed: {
    visitorSees: 'no text',
    input: undefined,
    value: [{ kind: 'result', id: '11', name: 'Leases', removedAt: savedAt }],
  },
  history: {
    visitorSees: 'no text',
    input: { userId: '7' },
    value: [{ id: '5', keywords: 'lease', query: savedSearch.query, kind: 'fulltext', total: 12, searchedAt: savedAt }],
  },
  addHistory: {
    visitorSees: 'no text',
    input: { query: savedSearch.query, keywords: 'lease', kind: 'fulltext', total: 12 },
    answer: envelope(),
    value: outcome,
  },
  clearHistory: { visitorSees: 'no text', input: { id: '5' }, answer: envelope(), value: outcome },
  addBookmark: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1', paragraph: 4, isRemoval: false, isLost: false },
    answer: envelope(),
    value: outcome,
  },
  bookmarks: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1' },
    value: [{ documentId: 'c0000000000a1', paragraph: 4, number: '3', isLost: false, savedAt }],
  },
  authorities: {
    visitorSees: 'no text',
    input: { ids: ['c0000000000a1'], title: 'Leases', order: 'court', hasTreatment: true },
    answer: pdf,
    value: pdf,
  },
  saveNote: {
    visitorSees: 'no text',
    input: { userId: '7', documentId: 'c0000000000a1', note: 'See para 4 & 5', version: 2 },
    value: { version: 3, changedAt: savedAt },
  },
  notes: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1' },
    value: [note],
  },
  noteVersions: {
    visitorSees: 'no text',
    input: { documentId: 'c0000000000a1' },
    value: [note],
  },
  deleteNote: {
    visitorSees: 'no text',
    input: { userId: '7', documentId: 'c0000000000a1' },
    answer: envelope(),
    value: outcome,
  },
};
