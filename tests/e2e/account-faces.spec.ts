import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@headnote/core/client';
import { expect, type Page, test } from '@playwright/test';
import { askForCode, expectStep, faceUp, headings, openCard, signInAs } from './support/account-card.js';
import { codeFor } from './support/outbox.js';
import { letCodesAge } from './support/past.js';
import { addMember, otherThan, type Person, type Place, registerPerson } from './support/people.js';
import { expectAccessible } from './support/screens.js';
import { startServer, type TestServer } from './support/test-server.js';
import { expectToast, type ExpectedToast } from './support/toasts.js';

// Rows of the validation rules and of the error catalogue of the public site that the account card can meet, each provoked
// through the real server.

const MINUTE = 60_000;
/** Their contrast is low while they appear; they have a check of their own. */
const TOASTS = '.hn-toast';

let folder = '';
let server: TestServer;
const place = (): Place => ({ url: server.url, dataDir: join(folder, 'data') });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headnote-faces-'));
  server = await startServer(join(folder, 'data'));
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

type Step = keyof typeof headings;

/** Leads a page to a step of the card, with the real calls that lead there. Returns whom it is about. */
const reach: Readonly<Record<Step, (page: Page) => Promise<Person | undefined>>> = {
  async login(page) {
    await openCard(page, server.url);
    return undefined;
  },
  async forgot(page) {
    await openCard(page, server.url);
    await faceUp(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expectStep(page, 'forgot');
    return undefined;
  },
  async code(page) {
    const who = await addMember(place());
    letCodesAge(place().dataDir, MINUTE);
    await openCard(page, server.url);
    await askForCode(page, who.mobile);
    return who;
  },
  async password(page) {
    const who = await reach.code(page);
    if (!who) throw new Error('no person');
    await send(page, { Code: await codeFor(place().dataDir, who.mobile, 2) });
    await expectStep(page, 'password');
    return who;
  },
  async activation(page) {
    const who = await registerPerson(place());
    await openCard(page, server.url);
    await signInAs(page, who);
    await expectStep(page, 'activation');
    return who;
  },
};

const submit = (page: Page) => faceUp(page).locator('button[type="submit"]');
/** Only inputs: the form of a face may have the same name as a field. */
const field = (page: Page, label: string) => faceUp(page).getByLabel(label, { exact: true }).and(page.locator('input'));

/** Fills in fields of the face that is up and sends it. */
async function send(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await submit(page).click();
}

interface InvalidRow {
  readonly step: Step;
  readonly typed: Readonly<Record<string, string>>;
  /** Message of each field that is invalid; the first has the focus. */
  readonly lines: Readonly<Record<string, string>>;
  readonly toast?: ExpectedToast;
}

const invalid: readonly InvalidRow[] = [
  {
    step: 'login',
    typed: {},
    lines: { Username: 'Username must not be blank!', Password: 'Password must not be blank!' },
  },
  { step: 'login', typed: { Username: 'meera' }, lines: { Password: 'Password must not be blank!' } },
  { step: 'login', typed: { Password: 'x' }, lines: { Username: 'Username must not be blank!' } },
  {
    step: 'forgot',
    typed: {},
    lines: { 'Mobile or e-mail': 'Enter Mobile / Email' },
    toast: { title: 'Failed', type: 'ERROR', text: 'Enter Mobile / Email' },
  },
  { step: 'code', typed: {}, lines: { Code: 'Code must not be blank!' } },
  { step: 'code', typed: { Code: '123' }, lines: { Code: 'Code must match the format!' } },
  {
    step: 'password',
    typed: {},
    lines: {
      'New password': 'New password must not be blank!',
      'Password again': 'Password again must not be blank!',
    },
  },
  {
    step: 'password',
    typed: { 'New password': 'short', 'Password again': 'short' },
    lines: { 'New password': 'New password must have 8 to 50 characters!' },
  },
  {
    step: 'password',
    typed: { 'New password': 'correct horse 10', 'Password again': 'correct horse 11' },
    lines: { 'Password again': 'password does not match with confirm password' },
    toast: { title: 'Verification', type: 'ERROR', text: 'password does not match with confirm password' },
  },
  { step: 'activation', typed: {}, lines: { 'Activation Code': 'Activation Code must not be blank!' } },
  {
    step: 'activation',
    typed: { 'Activation Code': '12' },
    lines: { 'Activation Code': 'Activation Code must match the format!' },
  },
];

for (const step of ['login', 'forgot', 'code', 'password', 'activation'] as const) {
  test(`${headings[step]}: every field that is not valid says why, in the exact words`, async ({ page }) => {
    await reach[step](page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) calls.push(request.url());
    });
    for (const { typed, lines, toast } of invalid.filter((row) => row.step === step)) {
      for (const input of await faceUp(page).locator('input:not([type="checkbox"])').all()) await input.fill('');
      await send(page, typed);
      for (const [label, text] of Object.entries(lines)) {
        await expect(field(page, label)).toHaveAccessibleDescription(text);
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(field(page, Object.keys(lines)[0] ?? '')).toBeFocused();
      if (toast) await expectToast(page, toast);
    }
    expect(calls).toEqual([]);
    await expectAccessible(page, { without: TOASTS });
  });
}

const WRONG_CODE = 'The code is not correct or has expired. Check it, or ask for a new one.';
const WAIT = 'A code was sent a short time ago. Please wait a little before you ask for another one.';
const failed = (text: string): ExpectedToast => ({ title: 'Failed', type: 'ERROR', text });
const success = (text: string): ExpectedToast => ({ title: 'Success', type: 'SUCCESS', text });

interface ServerRow {
  readonly name: string;
  readonly step: Step;
  readonly act: (page: Page, who: Person | undefined) => Promise<void>;
  readonly toast: ExpectedToast;
  /** The step afterwards; by default the same. */
  readonly then?: Step;
  /** Message at a field, besides the toast. */
  readonly line?: readonly [label: string, text: string];
}

const personOf = (who: Person | undefined): Person => {
  if (!who) throw new Error('no person');
  return who;
};

const rows: readonly ServerRow[] = [
  {
    name: 'sign-in with a wrong password',
    step: 'login',
    act: (page) => send(page, { Username: 'demo', Password: 'not the password' }),
    toast: failed('Incorrect username or password.'),
  },
  {
    name: 'sign-in of nobody',
    step: 'login',
    act: (page) => send(page, { Username: 'nobody', Password: 'not the password' }),
    toast: failed('Incorrect username or password.'),
  },
  {
    name: 'sign-in of an account that is not active',
    step: 'login',
    act: async (page) => signInAs(page, await registerPerson(place())),
    toast: failed('Your Account is not active.Please Enter Activation Code.'),
    then: 'activation',
  },
  {
    name: 'a wrong activation code',
    step: 'activation',
    act: async (page, who) => {
      const code = await codeFor(place().dataDir, personOf(who).mobile);
      await send(page, { 'Activation Code': otherThan(code) });
    },
    toast: failed(WRONG_CODE),
    line: ['Activation Code', WRONG_CODE],
  },
  {
    name: 'the right activation code',
    step: 'activation',
    act: async (page, who) => {
      await send(page, { 'Activation Code': await codeFor(place().dataDir, personOf(who).mobile) });
    },
    toast: success('Your account is active. Please sign in.'),
    then: 'login',
  },
  {
    name: 'Resend OTP too early',
    step: 'activation',
    act: (page) => faceUp(page).getByRole('button', { name: 'Resend OTP' }).click(),
    toast: failed(WAIT),
  },
  {
    name: 'Resend OTP after a minute',
    step: 'activation',
    act: async (page) => {
      letCodesAge(place().dataDir, MINUTE);
      await faceUp(page).getByRole('button', { name: 'Resend OTP' }).click();
    },
    toast: success('We sent you a new activation code.'),
  },
  {
    name: 'a code for a new password, for a number that nobody has',
    step: 'forgot',
    act: (page) => send(page, { 'Mobile or e-mail': '9111111111' }),
    toast: success('If an account has this mobile number or e-mail address, we sent a code to it.'),
    then: 'code',
  },
  {
    name: 'a code for a new password, twice within a minute',
    step: 'code',
    act: async (page, who) => {
      await faceUp(page).getByRole('button', { name: 'Back to sign in' }).click();
      await faceUp(page).getByRole('link', { name: 'Forgot password?' }).click();
      await expectStep(page, 'forgot');
      await send(page, { 'Mobile or e-mail': personOf(who).mobile });
    },
    toast: failed(WAIT),
    then: 'forgot',
  },
  {
    name: 'a wrong code for a new password',
    step: 'code',
    act: async (page, who) => {
      await send(page, { Code: otherThan(await codeFor(place().dataDir, personOf(who).mobile, 2)) });
    },
    toast: failed(WRONG_CODE),
    line: ['Code', WRONG_CODE],
  },
  {
    name: 'an expired code for a new password',
    step: 'code',
    act: async (page, who) => {
      const code = await codeFor(place().dataDir, personOf(who).mobile, 2);
      letCodesAge(place().dataDir, 11 * MINUTE);
      await send(page, { Code: code });
    },
    toast: failed(WRONG_CODE),
    line: ['Code', WRONG_CODE],
  },
  {
    name: 'the right code for a new password',
    step: 'code',
    act: async (page, who) => send(page, { Code: await codeFor(place().dataDir, personOf(who).mobile, 2) }),
    toast: success('The code is correct. Please choose a new password.'),
    then: 'password',
  },
  {
    name: 'a new password',
    step: 'password',
    act: (page) => send(page, { 'New password': 'another horse 10', 'Password again': 'another horse 10' }),
    toast: success('Your password was changed. Please sign in.'),
    then: 'login',
  },
  {
    name: 'a new password too late',
    step: 'password',
    act: async (page) => {
      letCodesAge(place().dataDir, 11 * MINUTE);
      await send(page, { 'New password': 'another horse 10', 'Password again': 'another horse 10' });
    },
    toast: failed('The time for this step is over. Please start again with "Forgot password".'),
  },
];

for (const { name, step, act, toast, then = step, line } of rows) {
  test(`${name}: ${toast.title}, ${String(toast.text)}`, async ({ page }) => {
    const who = await reach[step](page);
    await act(page, who);
    await expectToast(page, toast);
    await expectStep(page, then);
    if (line) await expect(field(page, line[0])).toHaveAccessibleDescription(line[1]);
    await expect(submit(page)).toBeEnabled();
    await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  });
}

test('G1: after too many wrong passwords the server asks to wait, in a toast', async ({ page }) => {
  const { username } = await addMember(place());
  const { account } = createClient({ bases: { api: server.url } });
  for (let wrong = 0; wrong < 8; wrong += 1) {
    await account.signIn({ username, password: `wrong ${wrong}`, remember: false }).catch(() => undefined);
  }
  await reach.login(page);
  const refusal = page.getByText('Too many failed sign-ins. Please wait a little and try again.');
  await expect(async () => {
    // The wait doubles with each mistake, so one of the next ones comes too early.
    await send(page, { Username: username, Password: 'wrong again' });
    await expect(refusal).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectToast(page, failed('Too many failed sign-ins. Please wait a little and try again.'));
});

/** What each step sends, with valid values. */
const valid: Readonly<Record<Step, Readonly<Record<string, string>>>> = {
  login: { Username: 'demo', Password: 'not the password' },
  forgot: { 'Mobile or e-mail': '9222222222' },
  code: { Code: '123456' },
  password: { 'New password': 'another horse 10', 'Password again': 'another horse 10' },
  activation: { 'Activation Code': '123456' },
};
const UNREACHABLE = 'The service could not be reached. Please try again.';

/** The code of toasts is loaded once the page is idle. Without it only the form says what happened. */
async function toastsLoaded(page: Page): Promise<void> {
  const chunk = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('toast-chunk') && name.endsWith('.js'))
        ?.name,
  );
  // Resolves when everything that the chunk imports is there too.
  await page.evaluate(
    async (address) => {
      await import(address ?? '');
    },
    await chunk.jsonValue(),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.waitForLoadState('networkidle');
}

for (const step of Object.keys(valid) as Step[]) {
  test(`D9: ${headings[step]}, without a connection: says so, keeps what was typed, and can be sent again`, async ({
    page,
    context,
  }) => {
    // More than the 250 entries that a page keeps by itself.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
    await reach[step](page);
    await toastsLoaded(page);
    await context.setOffline(true);
    await send(page, valid[step]);
    await expectToast(page, failed(UNREACHABLE));
    await expect(faceUp(page).getByRole('alert')).toContainText(UNREACHABLE);
    for (const [label, value] of Object.entries(valid[step])) await expect(field(page, label)).toHaveValue(value);
    await expect(submit(page)).toBeEnabled();
    await context.setOffline(false);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/api/')),
      submit(page).click(),
    ]);
    expect(answer.status()).toBe(200);
  });
}

test('while a slow answer is awaited the loading overlay shows, and the button says what it does', async ({ page }) => {
  await reach.login(page);
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/aouth2/signin', async (route) => {
    await held;
    await route.continue();
  });
  await send(page, valid.login);
  await expect(page.locator('.hn-loading--shown')).toBeVisible();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submit(page)).toHaveText(/Signing in/);
  answer?.();
  await expectToast(page, failed('Incorrect username or password.'));
  await expect(page.locator('.hn-loading--shown')).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, 'Username')).toHaveValue('demo');
});

test('D9: a form that is sent before hydration loses nothing and leaves the page nowhere', async ({ page }) => {
  let load: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${server.url}/`);
  load?.();
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, 'Username')).toHaveValue('demo');
  await expect(field(page, 'Password')).toHaveValue('not the password');
  await field(page, 'Password').press('Enter');
  await expectToast(page, failed('Incorrect username or password.'));
});

test('B8: /forgotpassword opens the forgot face, and "Forgot password?" leads there before scripts run', async ({
  page,
  browser,
}) => {
  await openCard(page, `${server.url}/forgotpassword`);
  await expectStep(page, 'forgot');
  await expectAccessible(page);
  await faceUp(page).getByRole('button', { name: 'Back to sign in' }).click();
  await expectStep(page, 'login');
  await expect(field(page, 'Username')).toBeFocused();

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await bare.newPage();
  await still.goto(`${server.url}/?lsno=abc`);
  await still.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(still).toHaveURL(`${server.url}/forgotpassword?lsno=abc`);
  await expect(still.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await bare.close();
});

test('D6: a confirmation that is edited after it matched is invalid at the next key', async ({ page }) => {
  await reach.password(page);
  await field(page, 'New password').fill('another horse 10');
  await field(page, 'Password again').fill('another horse 10');
  await expect(field(page, 'Password again')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'New password').press('End');
  await page.keyboard.type('1');
  await expect(field(page, 'Password again')).toHaveAccessibleDescription(
    'password does not match with confirm password',
  );
});
