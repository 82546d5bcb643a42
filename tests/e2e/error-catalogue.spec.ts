import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCodec } from '@headnote/core/codec';
import { expect, type Page, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { addMember, type Person } from './support/people.js';
import { startServer, type TestServer } from './support/test-server.js';
import { expectToast } from './support/toasts.js';

// Every row of the validation rules (section 5) and of the error catalogue (section 8) of the public site, with the test that
// provokes it through the real server. The rows that no other file has are here.

const FACES = 'tests/e2e/account-faces.spec.ts';
const REGISTRATION = 'tests/e2e/registration.spec.ts';
const CONTACT = 'tests/e2e/contact.spec.ts';
const INQUIRY = 'tests/e2e/inquiry.spec.ts';
const HERE = 'tests/e2e/error-catalogue.spec.ts';
const CAPTCHA = 'packages/core/src/captcha/captcha-endpoint.test.ts';

/** Row of the specification, file, and words of the test in it. */
const catalogue: readonly (readonly [row: string, file: string, words: string])[] = [
  [
    '5 general: the first click validates every control and focuses the first',
    REGISTRATION,
    'the first click marks every empty field and focuses the first',
  ],
  [
    '5 general: each change validates the field, the line goes when it is valid',
    REGISTRATION,
    'each field has its rule and its message, which goes once the value is valid',
  ],
  ['5 general: required', REGISTRATION, "'First name must not be blank!'"],
  ['5 general: select-type required', REGISTRATION, "'State must be selected!'"],
  ['5 general: pattern failure', REGISTRATION, "'City must match the format!'"],
  ['5 login: username and password are required', FACES, "'Username must not be blank!'"],
  ['5 forgot password: mobile or email is required', FACES, "'Enter Mobile / Email'"],
  ['5 forgot password: OTP is required', FACES, "'Code must not be blank!'"],
  ['5 activation code is required', FACES, "'Activation Code must not be blank!'"],
  ['5 new password and its confirmation are required', FACES, "'Password again must not be blank!'"],
  ['5 registration: fname, lname', REGISTRATION, "'Please enter only text characters.'"],
  ['5 registration: email', REGISTRATION, "'Please enter valid email address'"],
  ['5 registration: mobile', REGISTRATION, "'Please enter valid active mobile number for SMS OTP Verification.'"],
  ['5 registration: loginID', REGISTRATION, "'Please enter a valid username without spaces in lowercase characters.'"],
  [
    '5 registration: the confirmation is marked on keyup',
    REGISTRATION,
    'passwords that differ are marked while typing and reported when the form is sent',
  ],
  ['5 registration: city, country, state', REGISTRATION, "'City must not be blank!'"],
  ['5 registration: terms must be ticked', REGISTRATION, 'terms that are not ticked keep the form from being sent'],
  ['5 contact: name, email, comment, captcha', CONTACT, 'D9: Save on the empty form names every field'],
  ['5 inquiry: all fields, the subject too', INQUIRY, 'B11: the empty form names every field with the exact words'],
  ['5 captcha: a failed check reloads the image', CONTACT, 'D8: a wrong code brings another picture and its line'],
  ['5 e-mail format: 254 in all, 64 before the @', HERE, 'the general rule for e-mail addresses'],
  ['8 login failure', FACES, 'sign-in with a wrong password'],
  ['8 account not active', FACES, "'Your Account is not active.Please Enter Activation Code.'"],
  ['8 activation failure', FACES, 'a wrong activation code'],
  ['8 resend failure', FACES, 'Resend OTP too early'],
  ['8 forgot failure', FACES, 'a code for a new password, twice within a minute'],
  ['8 OTP failure', FACES, 'a wrong code for a new password'],
  ['8 new-password failure', FACES, 'a new password too late'],
  ['8 activation success', FACES, 'the right activation code'],
  ['8 resend success', FACES, 'Resend OTP after a minute'],
  ['8 forgot success', FACES, 'a code for a new password, for a number that nobody has'],
  ['8 OTP success', FACES, 'the right code for a new password'],
  ['8 new-password success', FACES, "'Your password was changed. Please sign in.'"],
  ['8 registration, passwords differ', REGISTRATION, "{ title: 'Verification', type: 'ERROR', text: message }"],
  ['8 registration, terms unticked', REGISTRATION, "text: 'Please check terms and condition' }"],
  ['8 registration server failure', REGISTRATION, "'This username is taken. Please choose another one.'"],
  ['8 package load failure', HERE, 'packages that the server cannot read'],
  ['8 payment failure', HERE, 'a payment that the server refuses'],
  ['8 inquiry failure', INQUIRY, 'B11: too many inquiries are refused in a toast'],
  ['8 contact with success false', CONTACT, 'D8: a refused message is silent: another picture, no toast'],
  ['8 bare act with zero hits', HERE, 'a bare act with zero hits'],
  ['8 the case preview has no visible error message', HERE, 'a case without a hit'],
  ['8 the invalid forgot form', FACES, "toast: { title: 'Failed', type: 'ERROR', text: 'Enter Mobile / Email' }"],
  ['8 developer errors: captcha endpoint, style', CAPTCHA, 'refuses anything but an https URL with a handler'],
];

test('every row of the catalogue names a test that exists', async () => {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const files = [...new Set(catalogue.map(([, file]) => file))];
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(repository, file), 'utf8')] as const)),
  );
  // In this file, the table itself does not count.
  const own = (texts.get(HERE) ?? '').split('\n];\n').slice(1).join('\n];\n');
  texts.set(HERE, own);
  const missing = catalogue.filter(([, file, words]) => !texts.get(file)?.includes(words));
  expect(missing).toEqual([]);
});

const PASSWORD_OF_ALL = 'correct horse 9';
let folder = '';
let server: TestServer;
const dataDir = () => join(folder, 'data');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headnote-errors-'));
  server = await startServer(dataDir());
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Changes the database of the running server. */
function change(sql: string, ...values: readonly (number | string)[]): void {
  const database = new Database(join(dataDir(), 'headnote.db'));
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}

async function linkCodec(page: Page) {
  const answer = await page.request.get(`${server.url}/api/config/get`);
  const { outdata } = (await answer.json()) as { outdata: { codecKey: string } };
  return createCodec({ key: outdata.codecKey });
}

async function signIn(page: Page, { username }: Person): Promise<void> {
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD_OF_ALL);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
}

for (const [what, parameter, path] of [
  ['a case without a hit', 'id', '/casedetail'],
  ['a bare act with zero hits', 'lno', '/bareactdetail'],
] as const) {
  test(`N4: ${what}: Content not available, no toast, and the overlay is gone`, async ({ page }) => {
    const codec = await linkCodec(page);
    const id = path === '/casedetail' ? 'c000000000000' : 'a000000000000,s3';
    const response = await page.goto(`${server.url}${path}?${parameter}=${codec.encrypt(id)}`, {
      waitUntil: 'networkidle',
    });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content not available');
    await expect(page.locator('.hn-toast')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // The page is usable: the same within the application.
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(`${server.url}/`);
  });
}

test('packages that the server cannot read: Failed, ERROR, and why', async ({ page }) => {
  change('alter table subscription_packages rename to away');
  try {
    await page.goto(`${server.url}/packages`, { waitUntil: 'networkidle' });
    // A fault of the server has no words of its own for a reader, so these are the client's.
    await expectToast(page, {
      title: 'Failed',
      type: 'ERROR',
      text: 'The service has a problem. Please try again later.',
    });
  } finally {
    change('alter table away rename to subscription_packages');
  }
});

test('a payment that the server refuses: Failed, ERROR, the server message, and the button works again', async ({
  page,
}) => {
  await signIn(page, await addMember({ url: server.url, dataDir: dataDir() }));
  await page.goto(`${server.url}/packages`, { waitUntil: 'networkidle' });
  const subscribe = page.getByRole('button', { name: /^Subscribe/ }).first();
  await expect(subscribe).toBeEnabled();
  const answered = page.waitForResponse(/\/api\/payment\/createpayment/);
  // The price changes while the page is open.
  change('update subscription_packages set initial_paise = initial_paise + 100 where is_trial = 0');
  await subscribe.click();
  const { flag, message } = (await (await answered).json()) as { flag: boolean; message: string };
  expect([flag, message]).toEqual([false, expect.stringMatching(/\S/)]);
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: message });
  await expect(subscribe).toBeEnabled();
  await expect(page).toHaveURL(`${server.url}/packages`);
});

for (const [path, send] of [
  ['/contact', 'Save'],
  ['/inquiry', 'Send inquiry'],
] as const) {
  test(`${path}: the general rule for e-mail addresses allows 254 characters, 64 before the @`, async ({ page }) => {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const email = page.getByLabel('Email');
    const domain = (length: number) =>
      `${'d'.repeat(60)}.`
        .repeat(9)
        .slice(0, length - 3)
        .replace(/\.$/, 'd') + '.in';
    await page.getByRole('button', { name: send }).click();
    for (const [address, isValid] of [
      [`${'n'.repeat(65)}@college.in`, false],
      [`${'n'.repeat(64)}@college.in`, true],
      [`${'n'.repeat(64)}@${domain(190)}`, false],
      [`${'n'.repeat(64)}@${domain(189)}`, true],
    ] as const) {
      await email.fill(address);
      if (isValid) await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      else await expect(email).toHaveAccessibleDescription('Please enter valid email address');
    }
  });
}
