import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { memberOf } from './member-of.js';
import { readInTurn } from './read-in-turn.js';
import { orRefusal } from './refusal-answer.js';

const { library } = serverCalls;

/** What members leave behind as they read: history, bookmarks and notes. */
export const markRoutes: readonly BuiltCall[] = [
  build(library.history, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    return writeAnswer(library.history, await readInTurn(services, asked, () => memberLibrary.history.list(userId)));
  }),

  build(library.addHistory, async ({ body, principal }, { memberLibrary }) => {
    const { query, keywords, typeofSearch: kind, totalRec: total } = body;
    await memberLibrary.history.add(memberOf(principal).userId, { query, keywords, kind, total });
    return answered({});
  }),

  build(library.clearHistory, async ({ body, principal }, { memberLibrary }) => {
    await memberLibrary.history.clear(memberOf(principal).userId, body.id);
    return answered({ message: body.id === '' ? 'Your search history was cleared.' : 'The search was forgotten.' });
  }),

  build(library.addBookmark, ({ body, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      const { userId } = memberOf(principal);
      const bookmark = { documentId: body.file_name, paragraph: body.paragraph };
      await (body.remove
        ? memberLibrary.bookmarks.remove(userId, { ...bookmark, isLost: body.is_lost })
        : memberLibrary.bookmarks.add(userId, bookmark));
      return answered({ message: body.remove ? 'The bookmark was removed.' : 'Bookmarked.' });
    }),
  ),

  build(library.bookmarks, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    const read = () => memberLibrary.bookmarks.list(userId, asked.query.file_name);
    const bookmarks = await readInTurn(services, asked, read);
    const listed = bookmarks.map(({ paragraph = 0, ...rest }) => ({ ...rest, paragraph }));
    return writeAnswer(library.bookmarks, listed);
  }),

  build(library.saveNote, ({ query, principal }, { memberLibrary }) =>
    orRefusal(async () => {
      const { file_name: documentId, personalNote: note, version } = query;
      const saved = await memberLibrary.notes.save(memberOf(principal).userId, { documentId, note, version });
      return { ...writeAnswer(library.saveNote, saved), message: 'Your note was saved.' };
    }),
  ),

  build(library.deleteNote, async ({ query, principal }, { memberLibrary }) => {
    await memberLibrary.notes.remove(memberOf(principal).userId, query.file_name);
    return answered({ message: 'Your note was removed. Its text is kept for 30 days.' });
  }),

  build(library.notes, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    const read = () => memberLibrary.notes.list(userId, asked.query.file_name);
    return writeAnswer(library.notes, await readInTurn(services, asked, read));
  }),

  build(library.noteVersions, async (asked, { memberLibrary, services }) => {
    const { userId } = memberOf(asked.principal);
    const read = () => memberLibrary.notes.versions(userId, asked.query.file_name);
    const versions = await readInTurn(services, asked, read);
    return writeAnswer(library.noteVersions, versions);
  }),
];
