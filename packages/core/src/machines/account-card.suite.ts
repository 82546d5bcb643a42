import type { AccountEvent, AccountStep } from './create-account-card.js';
import { same, type Now, type Suite } from './suite.js';

/** Something being sent, settled by the suite. */
export interface SuiteAttempt {
  /** The server's success with what it leads to. */
  readonly succeed: (event: AccountEvent) => Now;
  /** The server's failure. */
  readonly fail: () => Now;
  /** Whether it was given up. */
  readonly isAborted: () => boolean;
}

/** What the suite does with the account card, and sees of it. */
export interface AccountCardDriver {
  /** Follows a link of the face that is up: `forgot`, `login`. */
  readonly follow: (event: AccountEvent) => Now;
  /** Sends the form of the face that is up; undefined when the card does not let it. */
  readonly submit: () => Now<SuiteAttempt | undefined>;
  /** Goes one step back. */
  readonly back: () => Now;
  /** Opens a step from outside. */
  readonly open: (step: AccountStep) => Now;
  /** The step that is up. */
  readonly step: () => string;
  /** The face that is up. */
  readonly face: () => string;
  /** Whether the button says that something is being sent. */
  readonly isBusy: () => boolean;
  /** Faces that can be reached with keys and read aloud. */
  readonly reachable: () => readonly string[];
  /** The step that has, or was given, the focus last; undefined before the first turn. */
  readonly focused: () => string | undefined;
}

/** Makes a skin. */
export type MountAccountCard = (options: { readonly first?: AccountStep }) => Now<AccountCardDriver>;

async function submit(driver: AccountCardDriver): Promise<SuiteAttempt> {
  const attempt = await driver.submit();
  if (!attempt) throw new Error('the card did not let the form be sent');
  return attempt;
}

/** What every account card promises. */
export const accountCardSuite: Suite<MountAccountCard> = [
  {
    name: 'shows the login first, and takes no focus from the page',
    async run(mount) {
      const driver = await mount({});
      same([driver.face(), driver.reachable(), driver.focused() ?? null], ['login', ['login'], null], 'first');
    },
  },
  {
    name: 'goes from a forgotten password to a new one, a step for each success, the focus going along',
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
    name: 'stays where it is after a failure, ready for another try',
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
    name: 'lets nothing be sent twice',
    async run(mount) {
      const driver = await mount({});
      const attempt = await submit(driver);
      same((await driver.submit()) === undefined, true, 'the second');
      await attempt.fail();
    },
  },
  {
    name: 'turns to the activation when the account is not active, and back to the login',
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
    name: 'goes back over a code that is used up',
    async run(mount) {
      const driver = await mount({});
      await driver.follow('forgot');
      await (await submit(driver)).succeed('sent');
      await (await submit(driver)).succeed('confirmed');
      await driver.back();
      same(driver.step(), 'forgot', 'from the new password');
      await driver.back();
      same(driver.step(), 'login', 'from the forgotten one');
    },
  },
  {
    name: 'is not moved by the answer to a form one has left',
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
    name: 'knows only the events of the step that is up',
    async run(mount) {
      const driver = await mount({});
      await driver.follow('confirmed');
      same(driver.step(), 'login', 'a wrong event');
      await driver.open('activation');
      same([driver.face(), driver.focused()], ['activation', 'activation'], 'opened from outside');
    },
  },
];
