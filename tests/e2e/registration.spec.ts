import type { Page } from '@playwright/test';
import { createCodec } from '@headnote/core/codec';
import { NIGHTLY } from './support/levels.js';
import { codeFor } from './support/outbox.js';
import { expect, test } from './support/own-site.js';
import { otherThan } from './support/people.js';
import { watchConsole } from './support/screens.js';
import { expectToast } from './support/toasts.js';

/** A person who registers. Everyone has an own number, because a number gets one code a minute. */
function person(number: number) {
  return {
    'First name': 'Asha',
    'Last name': 'Menon',
    Email: `asha${number}@example.com`,
    Mobile: `93000010${String(number).padStart(2, '0')}`,
    City: 'Kochi',
    Username: `asha${number}`,
    Password: 'correct horse 9',
    'Password again': 'correct horse 9',
  };
}
type Person = ReturnType<typeof person>;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Activation Code' });

async function fill(page: Page, values: Partial<Person>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function register(page: Page, who: Person): Promise<void> {
  await fill(page, who);
  await field(page, 'State').selectOption('Kerala');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await dialog(page).getByRole('textbox').fill(code);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
}

/** Opens the form and waits until it can be used. */
async function open(page: Page, { url }: { readonly url: string }): Promise<void> {
  await page.goto(`${url}/registration`);
  await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the counters have their values, and the form says that it needs script', async ({ page, site }) => {
    await page.goto(`${site.url}/registration`);
    const figures = page.getByRole('list', { name: 'The library in figures' });
    await expect(figures.getByRole('listitem')).toHaveText([/240.*judgments/, /8.*bare acts/, /\d.*members?/]);
    // Playwright ignores the text of `noscript`, so look at what the server sends.
    const html = await (await page.request.get(`${site.url}/registration`)).text();
    expect(html).toMatch(/<noscript><p>Registering needs JavaScript\./);
    await expect(page.getByRole('button', { name: 'Register' })).toBeDisabled();
  });
});

test.describe('validation', () => {
  const rows = [
    ['First name', 'Asha 1', 'Please enter only text characters.', 'Asha'],
    ['First name', 'a'.repeat(51), 'Please enter only text characters.', 'a'.repeat(50)],
    ['Last name', 'मेनन', 'Please enter only text characters.', 'Menon'],
    ['Email', 'asha@example', 'Please enter valid email address', 'asha.m-n@example.co'],
    ['Email', `${'a'.repeat(90)}@example.com`, 'Please enter valid email address', `${'a'.repeat(88)}@example.com`],
    ['Mobile', '98450 1234', 'Please enter valid active mobile number for SMS OTP Verification.', '9845012345'],
    ['Username', 'Asha Menon', 'Please enter a valid username without spaces in lowercase characters.', 'asha1'],
    [
      'Username',
      'a'.repeat(51),
      'Please enter a valid username without spaces in lowercase characters.',
      'a'.repeat(50),
    ],
    ['City', 'K'.repeat(51), 'City must match the format!', 'K'.repeat(50)],
    ['Password', 'short', 'Password must have 8 to 50 characters!', 'correct horse 9'],
    ['Password', 'p'.repeat(51), 'Password must have 8 to 50 characters!', 'p'.repeat(50)],
  ] as const;
  test('the first click marks every empty field, each has its rule and its message, which goes once the value is valid', async ({
    page,
    site,
  }) => {
    await open(page, site);
    await page.getByRole('heading', { name: 'About you' }).click();
    const messages = {
      'First name': 'First name must not be blank!',
      'Last name': 'Last name must not be blank!',
      Email: 'Email must not be blank!',
      Mobile: 'Mobile must not be blank!',
      State: 'State must be selected!',
      City: 'City must not be blank!',
      Username: 'Username must not be blank!',
      Password: 'Password must not be blank!',
      'Password again': 'Password again must not be blank!',
    };
    for (const [label, message] of Object.entries(messages)) {
      await expect(field(page, label)).toHaveAccessibleDescription(message);
    }
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'Country')).toHaveValue('5');
    for (const [label, wrong, message, right] of rows) {
      await test.step(`${label}: ${wrong.slice(0, 20)}`, async () => {
        await field(page, label).fill(wrong);
        await page.getByRole('button', { name: 'Register' }).click();
        await expect(field(page, label)).toHaveAccessibleDescription(message);
        await field(page, label).fill(right);
        await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
        await expect(page.getByText(message)).toHaveCount(0);
      });
    }
  });

  test(
    'passwords that differ are marked while typing and reported when the form is sent',
    NIGHTLY,
    async ({ page, site }) => {
      await open(page, site);
      await field(page, 'Password').fill('correct horse 9');
      await field(page, 'Password again').pressSequentially('correct');
      const message = 'password does not match with confirm password';
      await expect(field(page, 'Password again')).toHaveAccessibleDescription(message);
      await page.getByRole('button', { name: 'Register' }).click();
      await expectToast(page, { title: 'Verification', type: 'ERROR', text: message });
      await field(page, 'Password again').fill('correct horse 9');
      await expect(field(page, 'Password again')).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('img', { name: 'The passwords match' })).toBeVisible();
    },
  );

  test('terms that are not ticked keep the form from being sent', NIGHTLY, async ({ page, site }) => {
    await open(page, site);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const terms = page.getByRole('checkbox');
    await expect(terms).toBeChecked();
    await fill(page, person(1));
    await field(page, 'State').selectOption('Kerala');
    await terms.uncheck();
    await page.getByRole('button', { name: 'Register' }).click();
    await expectToast(page, { title: 'Verification', type: 'ERROR', text: 'Please check terms and condition' });
    await expect(terms).toHaveAccessibleDescription('Please check terms and condition');
    expect(sent.filter((url) => url.includes('insertuser'))).toEqual([]);
  });
});

test('the states follow the country, from the server', async ({ page, site }) => {
  await open(page, site);
  const state = field(page, 'State');
  await expect(state.getByRole('option')).toHaveCount(37);
  await state.selectOption('Kerala');
  await field(page, 'Country').selectOption('Nepal');
  await expect(state).toHaveValue('96');
  await expect(state.getByRole('option', { selected: true })).toHaveText('Outside India');
  await field(page, 'Country').selectOption('India');
  await expect(state).toHaveValue('');
  await expect(state.getByRole('option')).toHaveCount(37);
  await page.route('**/getstatebycountryid**', (route) => route.abort());
  await field(page, 'Country').selectOption('Nepal');
  await expect(state).toHaveAccessibleDescription('The states could not be loaded.');
  await page.unroute('**/getstatebycountryid**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state).toHaveValue('96');
});

test('a visitor comes from the home page, registers, and opens what the address asked for', async ({ page, site }) => {
  const who = person(2);
  const { codecKey } = (await (await page.request.get(`${site.url}/api/config/get`)).json()).outdata as {
    codecKey: string;
  };
  const returnURL = createCodec({ key: codecKey }).encrypt('/Lawsuit/citations');
  const { problems } = watchConsole(page);
  await page.goto(`${site.url}/?returnURL=${returnURL}`);
  await page.getByRole('link', { name: 'Start the free trial' }).click();
  await expect(page).toHaveURL(/\/registration\?returnURL=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused();
  await register(page, who);
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await expect(dialog(page)).toContainText('Please enter the activation code that we sent you.');

  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page).getByRole('textbox')).toHaveAccessibleDescription('Activation Code must not be blank!');
  const code = await codeFor(site.dataDir, who.Mobile);
  await enterCode(page, otherThan(code));
  const refused = 'The code is not correct or has expired. Check it, or ask for a new one.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: refused });
  await expect(dialog(page).getByRole('textbox')).toHaveAccessibleDescription(refused);
  await enterCode(page, code);
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your account is active. Please sign in.' });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/\?returnURL=[^#]*(#sign-in)?$/);
  // The registration, which is shown until the home page is drawn, has these fields too.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.getByLabel('Username').fill(who.Username);
  await field(page, 'Password').fill(who.Password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/Lawsuit\/citations$/);
  expect(problems).toEqual([]);

  // The form was cleared.
  await open(page, site);
  for (const label of ['First name', 'Email', 'Username', 'Password']) await expect(field(page, label)).toHaveValue('');
});

test('everything works by keyboard', async ({ page, site }) => {
  const who = person(3);
  await open(page, site);
  const type = async (label: string, text: string) => {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await field(page, 'First name').focus();
  await type('First name', who['First name']);
  await type('Last name', who['Last name']);
  await type('Email', who.Email);
  await type('Mobile', who.Mobile);
  await type('Country', 'India');
  await expect(field(page, 'State').getByRole('option', { name: 'Kerala' })).toBeAttached();
  await type('State', 'Kerala');
  await type('City', who.City);
  await type('Username', who.Username);
  await type('Password', who.Password);
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Password again')).toBeFocused();
  await page.keyboard.type(who['Password again']);
  await page.keyboard.press('Enter');
  const box = dialog(page).getByRole('textbox');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Enter the code' }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.type(await codeFor(site.dataDir, who.Mobile));
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your account is active. Please sign in.' });
  await expect(page).toHaveURL(new RegExp(`^${site.url}/(#sign-in)?$`));
});

for (const [index, [name, value, opened]] of (
  [
    ['query', '2024 HN 12', /\/Lawsuit\/searchresults\?/],
    ['lsno', 'a0123456789ab', /\/Lawsuit\/bareactslist\?/],
  ] as const
).entries()) {
  test(`what ${name} asks for opens after the registration and the sign-in`, NIGHTLY, async ({ page, site }) => {
    const who = person(20 + index);
    const config = await page.request.get(`${site.url}/api/config/get`);
    const { codecKey } = ((await config.json()) as { outdata: { codecKey: string } }).outdata;
    const search = `?${name}=${createCodec({ key: codecKey }).encrypt(value)}`;
    await page.goto(site.url + search);
    await page.getByRole('link', { name: 'Start the free trial' }).click();
    await expect(page).toHaveURL(`${site.url}/registration${search}`);
    await register(page, who);
    await enterCode(page, await codeFor(site.dataDir, who.Mobile));
    await expect(page).toHaveURL(new RegExp(`/\\?${name}=`));
    await page.getByLabel('Username').fill(who.Username);
    await field(page, 'Password').fill(who.Password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(opened);
  });
}

test('a mistyped number is corrected in the form, with the same username', NIGHTLY, async ({ page, site }) => {
  const who = person(30);
  await open(page, site);
  await register(page, { ...who, Mobile: '9000099999' });
  await page.keyboard.press('Escape');
  await field(page, 'Mobile').fill(who.Mobile);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(dialog(page)).toBeVisible();
  await enterCode(page, await codeFor(site.dataDir, who.Mobile));
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your account is active. Please sign in.' });
});

test('a failed call and a reload lose nothing that was typed', NIGHTLY, async ({ page, site }) => {
  const who = { ...person(4), Username: 'demo' };
  await open(page, site);
  await fill(page, who);
  await field(page, 'State').selectOption('Kerala');
  const send = page.getByRole('button', { name: 'Register' });
  await page.route('**/insertuser', (route) => route.abort());
  await send.click();
  const unreachable = 'The service could not be reached. Please try again.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: unreachable });
  await page.unroute('**/insertuser');
  await send.click();
  const taken = 'This username is taken. Please choose another one.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: taken });
  await expect(page.getByRole('form').getByText(taken)).toBeVisible();
  for (const [label, value] of Object.entries(who)) await expect(field(page, label)).toHaveValue(value);

  await field(page, 'Country').selectOption('Nepal');
  await expect(field(page, 'State')).toHaveValue('96');
  await page.reload();
  for (const [label, value] of Object.entries(who)) {
    await expect(field(page, label)).toHaveValue(label.startsWith('Password') ? '' : value);
  }
  await expect(field(page, 'Country').getByRole('option', { selected: true })).toHaveText('Nepal');
  await expect(field(page, 'State')).toHaveValue('96');
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).toContain(who.Email);
  expect(stored).not.toContain(who.Password);
});

test('another code clears the form behind the dialog, which stays usable', NIGHTLY, async ({ page, site }) => {
  const who = person(5);
  await open(page, site);
  await register(page, who);
  const first = await codeFor(site.dataDir, who.Mobile);
  const resend = dialog(page).getByRole('button', { name: 'Resend OTP' });
  await resend.click();
  const wait = 'A code was sent a short time ago. Please wait a little before you ask for another one.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: wait });
  await page.keyboard.press('Escape');
  await expect(field(page, 'Email')).toHaveValue(who.Email);
  await page.reload();
  // The registration still waits for its code after a reload.
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await expect(async () => {
    await resend.click();
    const sent = { title: 'Success', type: 'SUCCESS', text: 'We sent you a new activation code.' } as const;
    await expectToast(page, sent);
  }).toPass({ intervals: [1000] });
  await expect(page.locator('[data-name="email"]')).toHaveValue('');
  await enterCode(page, first);
  const refused = 'The code is not correct or has expired. Check it, or ask for a new one.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: refused });
  await enterCode(page, await codeFor(site.dataDir, who.Mobile, 2));
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your account is active. Please sign in.' });
});
