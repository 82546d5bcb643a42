import * as v from 'valibot';
import type { library } from './calls.js';
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
const saving = { ...search, userID: userid, sessionID: v.optional(short, '') };
const updating = { body: v.object({ id: ours(sure), ...saving }), reply: done } as const;
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
const note = { userid: v.optional(short), file_name: sure };

/** The server's half of the library calls. */
export const libraryHalf = {
  saveQuery: { body: v.object(saving), reply: newId },
  updateQuery: updating,
  updateSavedResultQuery: updating,
  queriesByParent: {
    query: v.object({ parentid: short }),
    reply: giving(
      ours(
        v.array(
          v.object({
            id: word,
            refineKeywords: word,
            keywords: word,
            query: word,
            typeofSearch: word,
            SearchType: word,
            parentID: word,
            saved_at: when,
          }),
        ),
      ),
    ),
  },
  saveResult: { query: v.object(result), reply: giving(ours(word)) },
  folders: {
    query: v.object({ folderName: v.optional(short, ''), userid: v.optional(short) }),
    reply: giving(
      ours(
        v.array(
          v.object({ folderid: word, folderName: word, count: v.number(), results: v.optional(v.array(resultRow)) }),
        ),
      ),
    ),
  },
  saveFolder: { body: v.object({ folderName: sure, userid }), reply: giving(ours(word)) },
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
  addBookmark: {
    body: ours(v.object({ file_name: sure, paragraph: v.optional(whole), remove: v.optional(v.boolean(), false) })),
    reply: done,
  },
  saveNote: { query: v.object({ personalNote: filled(wireLimits.long), ...note }), reply: done },
  deleteNote: { query: v.object(note), reply: done },
} as const satisfies HalfOf<typeof library>;
