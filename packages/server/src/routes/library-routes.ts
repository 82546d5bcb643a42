import { serverCalls, writeAnswer, type Folder, type SavedQuery } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import type { SearchToSave } from '../member-library/queries.js';
import { memberOf } from './member-of.js';
import { readInTurn } from './read-in-turn.js';
import { orRefusal } from './refusal-answer.js';
import { requestKey } from './request-key.js';

const { library } = serverCalls;

/** What members save: searches, folders and results. */
export const libraryRoutes: readonly BuiltCall[] = [
  build(library.saveQuery, ({ body, principal, request }, { memberLibrary }) =>
    orRefusal(async () => {
      const { userId } = memberOf(principal);
      const id = await memberLibrary.queries.save(userId, searchOf(body), requestKey(request));
      return answered({ message: 'Your search was saved.', outdata: id });
    }),
  ),

  build(library.updateQuery, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      await memberLibrary.queries.update(memberOf(principal).userId, body.id, searchOf(body));
      return answered({ message: SEARCH_CHANGED });
    }),
  ),

  build(library.updateSavedResultQuery, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      await memberLibrary.queries.updateOfResults(memberOf(principal).userId, body.id, searchOf(body));
      return answered({ message: SEARCH_CHANGED });
    }),
  ),

  build(library.queriesByParent, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    const read = () => memberLibrary.queries.byParent(userId, asked.query.parentid);
    const queries = await readInTurn(services, asked, read);
    return writeAnswer(library.queriesByParent, queries as readonly SavedQuery[]);
  }),

  build(library.queries, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    const queries = await readInTurn(services, asked, () => memberLibrary.queries.list(userId));
    // A search that never ran has no total, and the answer then lacks the field.
    return writeAnswer(library.queries, queries as readonly SavedQuery[]);
  }),

  build(library.saveResult, ({ query, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      const id = await memberLibrary.results.save(memberOf(principal).userId, {
        name: query.resultName,
        description: query.description,
        kind: query.typeOfSearch,
        queryId: query.searchCriteriaId,
        total: query.totalRec,
        documentId: query.file_name,
        folderId: query.folderid,
      });
      return answered({ message: 'Saved.', outdata: id });
    }),
  ),

  build(library.moveResults, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      await memberLibrary.results.move(memberOf(principal).userId, body.ids, body.folderid);
      return answered({ message: 'Moved.' });
    }),
  ),

  build(library.folders, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    const choice = { name: asked.query.folderName, id: asked.query.folderid };
    const folders = await readInTurn(services, asked, () => memberLibrary.folders.list(userId, choice));
    // Only a folder that the request names has its results.
    return writeAnswer(library.folders, folders as readonly Folder[]);
  }),

  build(library.saveFolder, ({ body, principal, request }, { memberLibrary }) =>
    orRefusal(async () => {
      const { folderName: name, description, parentid: parentId } = body;
      const folder = { name, description, parentId };
      const id = await memberLibrary.folders.save(memberOf(principal).userId, folder, requestKey(request));
      return answered({ message: 'The folder was created.', outdata: id });
    }),
  ),

  build(library.changeFolder, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      const { folderid, folderName: name, description, parentid: parentId } = body;
      await memberLibrary.folders.change(memberOf(principal).userId, folderid, { name, description, parentId });
      return answered({ message: 'The folder was changed.' });
    }),
  ),

  build(library.remove, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      await memberLibrary.removal.remove(memberOf(principal).userId, body);
      return answered({ message: 'Removed. You can restore it for 30 days.' });
    }),
  ),

  build(library.restore, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      await memberLibrary.removal.restore(memberOf(principal).userId, body);
      return answered({ message: 'Restored.' });
    }),
  ),

  build(library.removed, async ({ principal }, { memberLibrary }) => {
    return writeAnswer(library.removed, await memberLibrary.removal.list(memberOf(principal).userId));
  }),
];

const SEARCH_CHANGED = 'Your saved search was changed.';

interface WireSearch {
  readonly refineKeywords: string;
  readonly keywords: string;
  readonly query: string;
  readonly typeofSearch: string;
  readonly SearchType: string;
  readonly parentID: string;
  readonly sessionID: string;
  readonly totalRec?: number | undefined;
}

function searchOf(body: WireSearch): SearchToSave {
  return {
    query: body.query,
    keywords: body.keywords,
    refineKeywords: body.refineKeywords,
    kind: body.typeofSearch,
    searchType: body.SearchType,
    parentId: body.parentID,
    sessionId: body.sessionID,
    total: body.totalRec,
  };
}
