import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgment, lease, LONG_CASE } from './cases/library-parts.js';
import { openStage, type Member, type Scene, type Stage } from './scene.js';

/* I2: ids of another person's own things. An id that a call takes is also a case of the call: `I2: … of another member`. */

let stage: Stage;
let scene: Scene;
let owner: Member;
let thief: Member;
beforeAll(async () => {
  stage = await openStage();
  scene = stage.scene();
  owner = await scene.newMember();
  thief = await scene.newMember();
});
afterAll(() => stage.close());

describe('I2: the things of another member', () => {
  it('are not ended: a session by its id answers as one that nobody has', async () => {
    const answers = [];
    for (const id of [owner.sessionId, 'nobody-has-this-session']) {
      answers.push(
        await thief.client.account.endSession({ id }).then(
          ({ message }) => message,
          (error: unknown) => (error as Error).message,
        ),
      );
    }
    expect(answers[0]).toBe(answers[1]);
    expect((await owner.client.account.subscription(undefined)).packageName).toBe('Trial');
  });

  it('are not listed among the own sessions', async () => {
    const listed = JSON.stringify(await thief.client.account.sessions(undefined));
    expect(listed).toContain(thief.sessionId);
    expect(listed).not.toContain(owner.sessionId);
  });

  it('stay as they are: notes and bookmarks of the same judgment belong to one member each', async () => {
    const documentId = LONG_CASE;
    await owner.client.library.saveNote({ documentId, note: 'the owner’s' });
    await owner.client.library.addBookmark({ documentId, paragraph: 4 });
    await thief.client.library.saveNote({ documentId, note: 'the other’s', version: 0 });
    await thief.client.library.deleteNote({ documentId });
    await thief.client.library.addBookmark({ documentId, paragraph: 4, isRemoval: true });
    expect(await thief.client.library.noteVersions({ documentId })).toMatchObject([{ note: 'the other’s' }]);
    expect(await owner.client.library.notes(undefined)).toMatchObject([{ note: 'the owner’s', version: 1 }]);
    expect(await owner.client.library.bookmarks(undefined)).toMatchObject([{ documentId, paragraph: 4 }]);
  });

  it('are not listed: searches, folders and results of a member are in no answer to another', async () => {
    const { library } = owner.client;
    const queryId = (await library.saveQuery({ ...lease, keywords: 'secret search' })).id;
    const folderId = (await library.saveFolder({ name: 'secret folder' })).id;
    await library.saveResult({ ...judgment, name: 'secret result', queryId, folderId });
    await library.addHistory({ query: 'secret run', keywords: 'secret run', kind: '', total: 0 });
    const listed = async ({ client }: Member) =>
      JSON.stringify([
        await client.library.queries(undefined),
        await client.library.folders(undefined),
        await client.library.folders({ name: 'secret folder' }),
        await client.library.folders({ id: 'none' }),
        await client.library.history(undefined),
        await client.library.removed(undefined),
      ]);
    expect((await listed(owner)).match(/secret/g)?.length).toBeGreaterThan(4);
    expect(await listed(thief)).not.toContain('secret');
  });

  it('are not confirmed: a handle of a reset takes only its own code', async () => {
    const [first, second] = [await scene.activated(), await scene.activated()];
    const { handle } = await scene.visitor.account.startReset({ to: first.mobile });
    await scene.visitor.account.startReset({ to: second.mobile });
    const code = await scene.code(second.mobile);
    const own = await scene.code(first.mobile);
    if (code !== own) {
      await expect(scene.visitor.account.confirmReset({ handle, code })).rejects.toThrow('The code is not correct');
    }
    expect((await scene.visitor.account.confirmReset({ handle, code: own })).handle).toMatch(/\S/);
  });
});
