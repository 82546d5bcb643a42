import { createClient } from '@headnote/core/client';
import type { Page } from '@playwright/test';
import { askForCode, expectStep, faceUp, headings, openCard, signInAs } from './support/account-card.js';
import { NIGHTLY } from './support/levels.js';
import { codeFor } from './support/outbox.js';
import { expect, test } from './support/own-site.js';
import { letCodesAge } from './support/past.js';
import { addMember, otherThan, type Person, type Place, registerPerson } from './support/people.js';
import { expectToast, type ExpectedToast, toastsLoaded } from './support/toasts.js';

// What the account card says when the server refuses, does not answer, or answers late. The exact words at the fields are in
// the tables of the forms, next to their code.

const MINUTE = 60_000;

type Step = keyof typeof headings;

/** Leads a page to a step of the card, with the real calls that lead there. Returns whom it is about. */
const reach: Readonly<Record<Step, (page: Page, site: Place) => Promise<Person | undefined>>> = {
  async login(page, { url }) {
    await openCard(page, url);
    return undefined;
  },
  async forgot(page, { url }) {
    await openCard(page, url);
    await faceUp(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expectStep(page, 'forgot');
    return undefined;
  },
  async code(page, site) {
    const who = await addMember(site);
    letCodesAge(site.dataDir, MINUTE);
    await openCard(page, site.url);
    await askForCode(page, who.mobile);
    return who;
  },
  async password(page, site) {
    const who = await reach.code(page, site);
    if (!who) throw new Error('no person');
    await send(page, { Code: await codeFor(site.dataDir, who.mobile, 2) });
    await expectStep(page, 'password');
    return who;
  },
  async activation(page, site) {
    const who = await registerPerson(site);
    await openCard(page, site.url);
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

const WRONG_CODE = 'The code is not correct or has expired. Check it, or ask for a new one.';
const WAIT = 'A code was sent a short time ago. Please wait a little before you ask for another one.';
const failed = (text: string): ExpectedToast => ({ title: 'Failed', type: 'ERROR', text });
const success = (text: string): ExpectedToast => ({ title: 'Success', type: 'SUCCESS', text });

test(
  'a forgotten password: each refusal says why and leaves the step, each success leads on',
  NIGHTLY,
  async ({ page, site }) => {
    const { dataDir } = site;
    await reach.forgot(page, site);
    const sent = success('If an account has this mobile number or e-mail address, we sent a code to it.');
    await send(page, { 'Mobile or e-mail': '9111111111' });
    await expectToast(page, sent);
    await expectStep(page, 'code');

    const { mobile } = await addMember(site);
    letCodesAge(dataDir, MINUTE);
    const askAgain = async () => {
      await faceUp(page).getByRole('button', { name: 'Back to sign in' }).click();
      await faceUp(page).getByRole('link', { name: 'Forgot password?' }).click();
      await expectStep(page, 'forgot');
      await send(page, { 'Mobile or e-mail': mobile });
    };
    await askAgain();
    await expectStep(page, 'code');
    await askAgain();
    await expectToast(page, failed(WAIT));
    await expectStep(page, 'forgot');

    letCodesAge(dataDir, MINUTE);
    await submit(page).click();
    await expectStep(page, 'code');
    const first = await codeFor(dataDir, mobile, 3);
    await send(page, { Code: otherThan(first) });
    await expectToast(page, failed(WRONG_CODE));
    await expect(field(page, 'Code')).toHaveAccessibleDescription(WRONG_CODE);
    letCodesAge(dataDir, 11 * MINUTE);
    await send(page, { Code: first });
    await expect(field(page, 'Code')).toHaveAccessibleDescription(WRONG_CODE);
    await expectStep(page, 'code');

    await askAgain();
    await expectStep(page, 'code');
    await send(page, { Code: await codeFor(dataDir, mobile, 4) });
    await expectToast(page, success('The code is correct. Please choose a new password.'));
    await expectStep(page, 'password');
    letCodesAge(dataDir, 11 * MINUTE);
    await send(page, { 'New password': 'another horse 10', 'Password again': 'another horse 10' });
    await expectToast(page, failed('The time for this step is over. Please start again with "Forgot password".'));
    await expectStep(page, 'password');
    await expect(submit(page)).toBeEnabled();
  },
);

test('Resend OTP too early: the server asks to wait', async ({ page, site }) => {
  await reach.activation(page, site);
  await faceUp(page).getByRole('button', { name: 'Resend OTP' }).click();
  await expectToast(page, failed(WAIT));
  await expectStep(page, 'activation');
});

test('G1: after too many wrong passwords the server asks to wait, in a toast', NIGHTLY, async ({ page, site }) => {
  const { username } = await addMember(site);
  const { account } = createClient({ bases: { api: site.url } });
  for (let wrong = 0; wrong < 8; wrong += 1) {
    await account.signIn({ username, password: `wrong ${wrong}`, remember: false }).catch(() => undefined);
  }
  await reach.login(page, site);
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

for (const step of Object.keys(valid) as Step[]) {
  test(
    `D9: ${headings[step]}, without a connection: says so, keeps what was typed, and can be sent again`,
    step === 'login' ? {} : NIGHTLY,
    async ({ page, context, site }) => {
      // More than the 250 entries that a page keeps by itself.
      await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
      await reach[step](page, site);
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
    },
  );
}

test('while a slow answer is awaited the loading overlay shows, and the button says what it does', async ({
  page,
  site,
}) => {
  await reach.login(page, site);
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

test('D9: a form that is sent before hydration loses nothing and leaves the page nowhere', async ({ page, site }) => {
  let load: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
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
  site,
}) => {
  await openCard(page, `${site.url}/forgotpassword`);
  await expectStep(page, 'forgot');
  await faceUp(page).getByRole('button', { name: 'Back to sign in' }).click();
  await expectStep(page, 'login');
  await expect(field(page, 'Username')).toBeFocused();

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await bare.newPage();
  await still.goto(`${site.url}/?lsno=abc`);
  await still.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(still).toHaveURL(`${site.url}/forgotpassword?lsno=abc`);
  await expect(still.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await bare.close();
});

test(
  'D6: a confirmation that is edited after it matched is invalid at the next key',
  NIGHTLY,
  async ({ page, site }) => {
    await reach.password(page, site);
    await field(page, 'New password').fill('another horse 10');
    await field(page, 'Password again').fill('another horse 10');
    await expect(field(page, 'Password again')).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, 'New password').press('End');
    await page.keyboard.type('1');
    await expect(field(page, 'Password again')).toHaveAccessibleDescription(
      'password does not match with confirm password',
    );
  },
);
