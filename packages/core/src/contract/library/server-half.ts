import * as v from 'valibot';
import type { library } from './calls.js';
import { authorityOrders } from './authority-list.js';
import { removableKinds } from './saved-items.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { filled, ourOutdata, ours, short, sure, upTo, userid, whole } from '../schemas/schema-parts.js';

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
const updating = { maxBody, body: v.object({ id: ours(sure), ...saving }) } as const;
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
const place = { description: v.optional(text), parentid: v.optional(short) };
const things = { body: ours(v.object({ kind: v.picklist(removableKinds), ids: idList })) } as const;
const oneDocument = v.object({ file_name: v.optional(short, '') });
/** A search that was never run has neither. */
const queryList = {
  ...ourOutdata,
  fields: { totalRec: v.optional(v.number()), ran_at: v.optional(v.pipe(v.string(), v.isoTimestamp())) },
} as const;
const note = { userid: v.optional(short), file_name: sure };

/** The server's half of the library calls. */
export const libraryHalf = {
  saveQuery: { maxBody, body: v.object(saving) },
  updateQuery: updating,
  updateSavedResultQuery: updating,
  queriesByParent: { query: v.object({ parentid: short }), reply: queryList },
  queries: { reply: queryList },
  saveResult: { query: v.object(result), reply: ourOutdata },
  folders: {
    query: v.object({
      folderName: v.optional(short, ''),
      folderid: ours(v.optional(short, '')),
      userid: v.optional(short),
    }),
    reply: { ...ourOutdata, fields: { results: (schema) => v.optional(schema) } },
  },
  saveFolder: {
    body: v.object({
      folderName: sure,
      description: ours(v.optional(text, '')),
      parentid: ours(v.optional(short, '')),
      userid,
    }),
    reply: ourOutdata,
  },
  changeFolder: { body: ours(v.object({ folderid: sure, folderName: v.optional(short), ...place })) },
  moveResults: { body: ours(v.object({ ids: idList, folderid: short })) },
  remove: things,
  restore: things,
  removed: { reply: ourOutdata },
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
  history: { query: v.object({ userid: v.optional(short) }), reply: ourOutdata },
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
  },
  clearHistory: { body: ours(v.object({ id: v.optional(short, '') })) },
  addBookmark: {
    body: ours(
      v.object({
        file_name: sure,
        paragraph: v.optional(whole),
        remove: v.optional(v.boolean(), false),
        is_lost: v.optional(v.boolean(), false),
      }),
    ),
  },
  bookmarks: { query: ours(oneDocument), reply: ourOutdata },
  saveNote: {
    maxBody,
    query: v.object({ personalNote: filled(wireLimits.long), version: ours(v.optional(whole)), ...note }),
    reply: ourOutdata,
  },
  deleteNote: { query: v.object(note) },
  notes: { query: ours(oneDocument), reply: ourOutdata },
  noteVersions: { query: ours(v.object({ file_name: sure })), reply: ourOutdata },
} as const satisfies HalfOf<typeof library>;
