import type { ExamplesOf } from './example.fixtures.js';
import {
  assistantAnswer,
  cases,
  link,
  outcome,
  pdf,
  result,
  said,
  savedAt,
  savedSearch,
  search,
  wireResult,
  wireSearch,
} from './parts.fixtures.js';

/** Examples of the calls of these services. */
export const memberExamples: {
  readonly [S in 'assistant' | 'courts' | 'documents' | 'library' | 'mail' | 'settings']: ExamplesOf<S>;
} = {
  assistant: {
    askFile: { input: { file: pdf, question: 'What was decided?', conversationId: 'k1' }, ...assistantAnswer },
    ask: {
      input: { documentId: 'c0000000000a1', question: 'What was decided?', conversationId: 'k1' },
      ...assistantAnswer,
    },
    exists: {
      input: { userId: '7', documentId: 'c0000000000a1' },
      answer: said({ outdata: { exists: true } }),
      value: { exists: true },
    },
    suggestions: {
      input: { documentId: 'c0000000000a1' },
      answer: said({ outdata: ['What was decided?'] }),
      value: ['What was decided?'],
    },
  },
  courts: {
    tree: {
      input: { userId: '7', flag: '1' },
      answer: said({
        outdatalist: [
          JSON.stringify([{ id: 'hc', title: 'High Courts', cc: [{ subid: 2, subtitle: 'Kerala' }] }]),
          JSON.stringify({ usercourtids: '1,2' }),
        ],
      }),
      value: { groups: [{ id: 'hc', title: 'High Courts', courts: [{ id: 2, title: 'Kerala' }] }], chosen: [1, 2] },
    },
    saveSettings: { input: { userId: '7', courtIds: [1, 2] }, answer: said(), value: outcome },
  },
  documents: {
    casePreview: { input: search, ...cases },
    citedBy: { input: { id: 'c0000000000a1' }, ...cases },
    overruled: { input: { id: 'c0000000000a1' }, ...cases },
    replica: { input: { id: 'c0000000000a1' }, answer: pdf, value: pdf },
    pdf: { input: { url: link.href, paper: 'Legal' }, answer: pdf, value: pdf },
    pdfForMail: {
      input: { url: link.href, paper: 'Legal' },
      answer: said({ outdata: { file_name: '2019-hn-7.pdf', size: 81_920 } }),
      value: { fileName: '2019-hn-7.pdf', size: 81_920 },
    },
    stylesheet: { input: { path: '/assets/print.css' }, answer: 'p{margin:0}', value: 'p{margin:0}' },
  },
  library: {
    saveQuery: {
      input: { userId: '7', sessionId: 's1', ...savedSearch },
      answer: said({ outdata: '10' }),
      value: { message: 'Done.', id: '10' },
    },
    updateQuery: { input: { userId: '7', sessionId: 's1', id: '10', ...savedSearch }, answer: said(), value: outcome },
    updateSavedResultQuery: {
      input: { userId: '7', sessionId: 's1', id: '10', ...savedSearch },
      answer: said(),
      value: outcome,
    },
    queriesByParent: {
      input: { parentId: '4' },
      answer: said({ outdata: [{ id: '10', ...wireSearch, saved_at: savedAt }] }),
      value: [{ id: '10', ...savedSearch, savedAt }],
    },
    saveResult: {
      input: { userId: '7', ...result },
      answer: said({ outdata: '11' }),
      value: { message: 'Done.', id: '11' },
    },
    folders: {
      input: { userId: '7', name: 'Hearing' },
      answer: said({
        outdata: [
          { folderid: '2', folderName: 'Hearing', count: 1, results: [{ id: '11', ...wireResult, saved_at: savedAt }] },
        ],
      }),
      value: [{ id: '2', name: 'Hearing', count: 1, results: [{ id: '11', ...result, savedAt }] }],
    },
    saveFolder: {
      input: { userId: '7', name: 'Hearing' },
      answer: said({ outdata: '2' }),
      value: { message: 'Done.', id: '2' },
    },
    history: {
      input: { userId: '7' },
      answer: said({
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
      value: [
        { id: '5', keywords: 'lease', query: savedSearch.query, kind: 'fulltext', total: 12, searchedAt: savedAt },
      ],
    },
    addBookmark: {
      input: { documentId: 'c0000000000a1', paragraph: 4, isRemoval: false },
      answer: said(),
      value: outcome,
    },
    saveNote: {
      input: { userId: '7', documentId: 'c0000000000a1', note: 'See para 4 & 5' },
      answer: said(),
      value: outcome,
    },
    deleteNote: { input: { userId: '7', documentId: 'c0000000000a1' }, answer: said(), value: outcome },
  },
  mail: {
    sendJudgment: {
      input: { emails: ['asha@example.com'], documentId: 'c0000000000a1', message: 'For you', attachPdf: true },
      answer: said(),
      value: outcome,
    },
  },
  settings: {
    saveJudgment: {
      input: { userId: '7', sort: 'date', pageSize: 20, showsHeadnote: true, marksHits: false },
      answer: said(),
      value: outcome,
    },
    judgment: {
      input: { userId: '7' },
      answer: said({ outdata: { sort: 'date', pageSize: 20, showHeadnote: true, highlight: false } }),
      value: { sort: 'date', pageSize: 20, showsHeadnote: true, marksHits: false },
    },
    saveCourt: { input: { userId: '7', courtIds: [1, 2] }, answer: said(), value: outcome },
    welcome: {
      input: { userId: '7' },
      answer: said({
        outdata: { courts: [1, 2], actIds: ['a0000000000b2'], showLatestCases: true, showHistory: false },
      }),
      value: { courtIds: [1, 2], actIds: ['a0000000000b2'], showsLatestCases: true, showsHistory: false },
    },
  },
};
