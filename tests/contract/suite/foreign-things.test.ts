import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Member, type Scene, type Stage } from './scene.js';

/* I2: ids of another person's own things. Folders, queries, notes and files join with the calls that make them. */

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
