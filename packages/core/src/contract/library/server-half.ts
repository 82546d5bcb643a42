import * as v from 'valibot';
import type { library } from './calls.js';
import { authorityOrders } from './authority-list.js';
import { removableKinds } from './saved-items.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { done, filled, giving, newId, ours, short, sure, upTo, userid, whole } from '../schemas/schema-parts.js';

const text = upTo(wireLimits.text);
const search = {
  refineKeywords: v.optional(text, ''),
  keywords: v.optional(text, ''),
  query: filled(wireLimits.query),
  typeofSearch: v.optional(short, ''),
  SearchType: v.optional(short, ''),
  parentID: v.optional(short, ''),
};
const saving = {
  ...search,
  userID: userid,
  sessionID: v.optional(short, ''),
  totalRec: ours(v.optional(whole)),
};
/** A saved search is longer than an ordinary body, and so is a note in a script of three bytes a character. */
const maxBody = 4 * wireLimits.query;
const updating = { maxBody, body: v.object({ id: ours(sure), ...saving }), reply: done } as const;
const result = {
  resultName: sure,
  userid: v.optional(short),
  description: v.optional(text, ''),
  typeOfSearch: v.optional(short, ''),
  searchCriteriaId: v.optional(short, ''),
  totalRec: v.optional(whole, 0),
  file_name: v.optional(short, ''),
  folderid: v.optional(short, ''),
};
const idList = v.pipe(
  v.array(sure),
  v.minLength(1, 'must not be empty'),
  v.maxLength(wireLimits.things, `more than ${wireLimits.things}`),
);
const word = v.string();
const when = v.pipe(v.string(), v.isoTimestamp());
const resultRow = v.object({
  id: word,
  resultName: word,
  description: word,
  typeOfSearch: word,
  searchCriteriaId: word,
  totalRec: v.number(),
  file_name: word,
  folderid: word,
  saved_at: when,
});
const queryRow = v.object({
  id: word,
  refineKeywords: word,
  keywords: word,
  query: word,
  typeofSearch: word,
  SearchType: word,
  parentID: word,
  saved_at: when,
  totalRec: v.optional(v.number()),
  ran_at: v.optional(when),
});
const queryList = giving(ours(v.array(queryRow)));
const place = { description: v.optional(text), parentid: v.optional(short) };
const things = {
  body: ours(v.object({ kind: v.picklist(removableKinds), ids: idList })),
  reply: done,
} as const;
const oneDocument = v.object({ file_name: v.optional(short, '') });
const noteState = { version: v.number(), changed_at: when };
const noteList = giving(ours(v.array(v.object({ file_name: word, personalNote: word, ...noteState }))));
const note = { userid: v.optional(short), file_name: sure };

/** The server's half of the library calls. */
export const libraryHalf = {
  saveQuery: { maxBody, body: v.object(saving), reply: newId },
  updateQuery: updating,
  updateSavedResultQuery: updating,
  queriesByParent: {
    query: v.object({ parentid: short }),
    reply: queryList,
  },
  queries: { reply: queryList },
  saveResult: { query: v.object(result), reply: giving(ours(word)) },
  folders: {
    query: v.object({
      folderName: v.optional(short, ''),
      folderid: ours(v.optional(short, '')),
      userid: v.optional(short),
    }),
    reply: giving(
      ours(
        v.array(
          v.object({
            folderid: word,
            folderName: word,
            description: word,
            parentid: word,
            count: v.number(),
            results: v.optional(v.array(resultRow)),
          }),
        ),
      ),
    ),
  },
  saveFolder: {
    body: v.object({
      folderName: sure,
      description: ours(v.optional(text, '')),
      parentid: ours(v.optional(short, '')),
      userid,
    }),
    reply: giving(ours(word)),
  },
  changeFolder: { body: ours(v.object({ folderid: sure, folderName: v.optional(short), ...place })), reply: done },
  moveResults: { body: ours(v.object({ ids: idList, folderid: short })), reply: done },
  remove: things,
  restore: things,
  removed: {
    reply: giving(
      ours(v.array(v.object({ kind: v.picklist(removableKinds), id: word, name: word, removed_at: when }))),
    ),
  },
  authorities: {
    body: ours(
      v.object({
        ids: idList,
        title: filled(wireLimits.short),
        order: v.picklist(authorityOrders),
        treatment: v.boolean(),
      }),
    ),
  },
  history: {
    query: v.object({ userid: v.optional(short) }),
    reply: giving(
      ours(
        v.array(
          v.object({
            id: word,
            keywords: word,
            query: word,
            typeofSearch: word,
            totalRec: v.number(),
            searched_at: when,
          }),
        ),
      ),
    ),
  },
  addHistory: {
    maxBody,
    body: ours(
      v.object({
        query: filled(wireLimits.query),
        keywords: v.optional(text, ''),
        typeofSearch: v.optional(short, ''),
        totalRec: v.optional(whole, 0),
      }),
    ),
    reply: done,
  },
  clearHistory: { body: ours(v.object({ id: v.optional(short, '') })), reply: done },
  addBookmark: {
    body: ours(
      v.object({
        file_name: sure,
        paragraph: v.optional(whole),
        remove: v.optional(v.boolean(), false),
        is_lost: v.optional(v.boolean(), false),
      }),
    ),
    reply: done,
  },
  bookmarks: {
    query: ours(oneDocument),
    reply: giving(
      ours(
        v.array(
          v.object({ file_name: word, paragraph: v.number(), number: word, is_lost: v.boolean(), saved_at: when }),
        ),
      ),
    ),
  },
  saveNote: {
    maxBody,
    query: v.object({ personalNote: filled(wireLimits.long), version: ours(v.optional(whole)), ...note }),
    reply: giving(ours(v.object(noteState))),
  },
  deleteNote: { query: v.object(note), reply: done },
  notes: { query: ours(oneDocument), reply: noteList },
  noteVersions: { query: ours(v.object({ file_name: sure })), reply: noteList },
} as const satisfies HalfOf<typeof library>;
