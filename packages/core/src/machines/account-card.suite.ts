import type { AccountEvent, AccountStep } from './create-account-card.js';
import { same, type Now, type Suite } from './suite.js';

/** A submission whose result the suite decides. */
export interface SuiteAttempt {
  /** Succeeds with an event. */
  readonly succeed: (event: AccountEvent) => Now;
  /** Fails. */
  readonly fail: () => Now;
  /** Whether it was aborted. */
  readonly isAborted: () => boolean;
}

/** Drives an account card and reads its state. */
export interface AccountCardDriver {
  /** Clicks a link of the visible face: `forgot`, `login`. */
  readonly follow: (event: AccountEvent) => Now;
  /** Submits the form of the visible face; undefined if the card does not allow it. */
  readonly submit: () => Now<SuiteAttempt | undefined>;
  /** Goes one step back. */
  readonly back: () => Now;
  /** Opens a step directly. */
  readonly open: (step: AccountStep) => Now;
  /** The current step. */
  readonly step: () => string;
  /** The visible face. */
  readonly face: () => string;
  /** Whether the button shows that a form is being sent. */
  readonly isBusy: () => boolean;
  /** Faces that keyboard and screen reader can reach. */
  readonly reachable: () => readonly string[];
  /** The step that was last focused; undefined before the first turn. */
  readonly focused: () => string | undefined;
}

/** Creates a view. */
export type MountAccountCard = (options: { readonly first?: AccountStep }) => Now<AccountCardDriver>;

async function submit(driver: AccountCardDriver): Promise<SuiteAttempt> {
  const attempt = await driver.submit();
  if (!attempt) throw new Error('the card did not let the form be sent');
  return attempt;
}

/** The tests of every account card. */
export const accountCardSuite: Suite<MountAccountCard> = [
  {
    name: 'shows the login first and does not move the focus',
    async run(mount) {
      const driver = await mount({});
      same([driver.face(), driver.reachable(), driver.focused() ?? null], ['login', ['login'], null], 'first');
    },
  },
  {
    name: 'goes from a forgotten password to a new one, one step per success, and moves the focus',
    async run(mount) {
      const driver = await mount({});
      await driver.follow('forgot');
      const seen = [[driver.step(), driver.face(), driver.focused()]];
      for (const event of ['sent', 'confirmed', 'changed'] as const) {
        await (await submit(driver)).succeed(event);
        seen.push([driver.step(), driver.face(), driver.focused()]);
      }
      same(
        seen,
        [
          ['forgot', 'forgot', 'forgot'],
          ['code', 'confirm', 'code'],
          ['password', 'confirm', 'password'],
          ['login', 'login', 'login'],
        ],
        'steps, faces, focus',
      );
      await driver.back();
      same(driver.step(), 'login', 'nothing to go back to');
    },
  },
  {
    name: 'stays on the step after a failure and allows another try',
    async run(mount) {
      const driver = await mount({ first: 'forgot' });
      const attempt = await submit(driver);
      same(driver.isBusy(), true, 'busy');
      await attempt.fail();
      same([driver.step(), driver.isBusy()], ['forgot', false], 'after the failure');
      await (await submit(driver)).succeed('sent');
      same(driver.step(), 'code', 'after the success');
    },
  },
  {
    name: 'sends nothing twice',
    async run(mount) {
      const driver = await mount({});
      const attempt = await submit(driver);
      same((await driver.submit()) === undefined, true, 'the second');
      await attempt.fail();
    },
  },
  {
    name: 'shows the activation for an inactive account, then the login',
    async run(mount) {
      const driver = await mount({});
      await (await submit(driver)).succeed('inactive');
      same([driver.face(), driver.reachable()], ['activation', ['activation']], 'activation');
      await driver.back();
      same(driver.face(), 'login', 'back');
      await (await submit(driver)).succeed('inactive');
      await (await submit(driver)).succeed('activated');
      same(driver.face(), 'login', 'activated');
    },
  },
  {
    name: 'skips a used code when going back',
    async run(mount) {
      const driver = await mount({});
      await driver.follow('forgot');
      await (await submit(driver)).succeed('sent');
      await (await submit(driver)).succeed('confirmed');
      await driver.back();
      same(driver.step(), 'forgot', 'from the new password');
      await driver.back();
      same(driver.step(), 'login', 'from the forgotten password');
    },
  },
  {
    name: 'ignores the answer to a form that was left',
    async run(mount) {
      const driver = await mount({ first: 'forgot' });
      const attempt = await submit(driver);
      await driver.back();
      same([driver.step(), driver.isBusy(), attempt.isAborted()], ['login', false, true], 'left');
      await attempt.succeed('sent');
      same(driver.step(), 'login', 'after the late answer');
    },
  },
  {
    name: 'handles only the events of the current step',
    async run(mount) {
      const driver = await mount({});
      await driver.follow('confirmed');
      same(driver.step(), 'login', 'a wrong event');
      await driver.open('activation');
      same([driver.face(), driver.focused()], ['activation', 'activation'], 'opened from outside');
    },
  },
];
