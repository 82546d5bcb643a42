import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { accountCardSuite, type MountAccountCard } from './account-card.suite.js';
import { createAccountCard, type AccountEvent } from './create-account-card.js';

const mount: MountAccountCard = ({ first }) => {
  const card = createAccountCard({ first });
  return {
    follow: (event) => void card.send(event),
    back: () => card.back(),
    open: (step) => card.open(step),
    step: () => card.getSnapshot().step,
    face: () => card.getSnapshot().face,
    isBusy: () => card.getSnapshot().isBusy,
    reachable: () => [card.getSnapshot().face],
    focused: () => card.getSnapshot().focus?.on,
    async submit() {
      let answer: { succeed: (event: AccountEvent) => void; fail: (error: Error) => void } | undefined;
      let isAborted = () => false;
      const done = card
        .attempt(({ signal }) => {
          isAborted = () => signal.aborted;
          return new Promise((succeed, fail) => (answer = { succeed, fail }));
        })
        .catch(() => false);
      if (!answer) return undefined;
      const { succeed, fail } = answer;
      return {
        isAborted,
        async succeed(event) {
          succeed(event);
          await done;
        },
        async fail() {
          fail(new Error('refused'));
          await done;
        },
      };
    },
  };
};

describe('createAccountCard without a page', () => {
  for (const { name, run } of accountCardSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('control: detects a view whose hidden faces can be reached, or that moves on before the answer', async () => {
    const open: MountAccountCard = async (options) => ({
      ...(await mount(options)),
      reachable: () => ['login', 'forgot', 'confirm', 'activation'],
    });
    const hasty: MountAccountCard = async (options) => {
      const driver = await mount(options);
      return {
        ...driver,
        async submit() {
          const attempt = await driver.submit();
          return attempt && { ...attempt, fail: () => attempt.succeed('sent') };
        },
      };
    };
    expect(await brokenPromises(accountCardSuite, open)).toHaveLength(2);
    expect(await brokenPromises(accountCardSuite, hasty)).toContain(
      'stays on the step after a failure and allows another try',
    );
  });
});

describe('a card', () => {
  it('rejects with the error of the work, and returns whether it moved', async () => {
    const card = createAccountCard();
    expect(card.getSnapshot()).toMatchObject({ turn: 'on', history: [], isBusy: false });
    await expect(card.attempt(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await card.attempt(async () => undefined)).toBe(false);
    expect(await card.attempt(async () => 'sent')).toBe(false);
    expect(card.getSnapshot()).toMatchObject({ step: 'login', isBusy: false });
    expect(await card.attempt(async () => 'inactive')).toBe(true);
    expect(card.getSnapshot()).toMatchObject({ step: 'activation', turn: 'on', history: ['login'] });
    card.back();
    expect(card.getSnapshot()).toMatchObject({ step: 'login', turn: 'back', history: [] });
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('does not handle an event called %s', (event) => {
    const card = createAccountCard();
    const before = card.getSnapshot();
    expect(card.send(event as AccountEvent)).toBe(false);
    expect(card.getSnapshot()).toBe(before);
  });

  it('C8: does not move after dispose, and works again with a new listener', async () => {
    const card = createAccountCard();
    let succeed: (event: 'inactive') => void = () => {};
    const done = card.attempt(() => new Promise((resolve) => (succeed = resolve)));
    card.dispose();
    succeed('inactive');
    expect(await done).toBe(false);
    expect(card.getSnapshot().step).toBe('login');
    card.subscribe(() => {});
    expect(card.getSnapshot().isBusy).toBe(false);
    expect(card.send('forgot')).toBe(true);
  });
});
