import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answersOf } from '../../packages/server/src/captcha/captcha.fixtures.js';
import { expect, test } from './support/own-site.js';
import { watchConsole } from './support/screens.js';
import { PEPPER } from './support/test-server.js';
import { toastsLoaded } from './support/toasts.js';

const send = (page: Page) => page.getByRole('button', { name: 'Send inquiry' });
const subject = (page: Page) => page.getByRole('combobox', { name: 'Subject' });

async function fill(page: Page): Promise<void> {
  await subject(page).selectOption('Question about my account or bill');
  await page.getByLabel('First name').fill('Kavita');
  await page.getByLabel('City').fill('Nagpur');
  await page.getByLabel('Contact number').fill('98220 41786');
  await page.getByLabel('Email').fill('kavita@college.example');
  await page.getByLabel('Description').fill('Access for our second-year moot team.');
}

async function expectKept(page: Page): Promise<void> {
  await expect(subject(page)).toHaveValue('Question about my account or bill');
  await expect(page.getByLabel('First name')).toHaveValue('Kavita');
  await expect(page.getByLabel('Description')).toHaveValue('Access for our second-year moot team.');
}

test('B11: an inquiry goes to the desk of its subject, without a captcha, and shows its number', async ({
  page,
  site,
}) => {
  const { problems } = watchConsole(page);
  await page.goto(`${site.url}/contact`);
  await page.getByRole('main').getByRole('link', { name: 'Inquiry' }).click();
  await expect(page).toHaveURL(`${site.url}/inquiry`);
  await fill(page);
  await expect(page.getByRole('img', { name: /Picture/ })).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText('Your inquiry is with the editors')).toBeFocused();
  const said = await page.getByRole('status').filter({ hasText: 'Its number is' }).innerText();
  expect(said).toMatch(/^Your inquiry was received\. Its number is Q-\w{8}\.$/);
  const reference = /Q-\w{8}/.exec(said)?.[0] ?? '';
  const mail = async () => {
    const files = await readdir(join(site.dataDir, 'outbox')).catch(() => []);
    // One that is being written gets its name when it is whole.
    const whole = files.filter((file) => file.endsWith('.eml'));
    const texts = await Promise.all(whole.map((file) => readFile(join(site.dataDir, 'outbox', file), 'utf8')));
    return texts.find((text) => text.includes(reference)) ?? '';
  };
  await expect.poll(mail).toMatch(/^To: <?support@library\.example>?\r$/m);
  expect(await mail()).toMatch(/^Reply-To: <?kavita@college\.example>?\r$/m);
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(subject(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test('B11: too many inquiries are refused in a toast with the server’s words, and nothing is lost', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/inquiry`);
  for (let count = 0; count < 5; count += 1) {
    const answer = await page.request.post(`${site.url}/api/contact/addcontactdetails`, {
      data: {
        subject: 'Other',
        firstName: 'Kavita',
        city: 'Nagpur',
        contactNo: '9822041786',
        email: 'kavita@college.example',
        description: 'One of five.',
      },
    });
    expect(await answer.json()).toMatchObject({ flag: true });
  }
  await fill(page);
  await send(page).click();
  const toast = page.getByText('Too many messages from this network. Please try again in 10 minutes.');
  await expect(toast).toBeVisible();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expectKept(page);
});

test('what was typed before the scripts run, or sent without a connection, is kept and sent', async ({
  page,
  context,
  site,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/inquiry`, { waitUntil: 'commit' });
  await fill(page);
  release();
  await toastsLoaded(page);
  await expectKept(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expectKept(page);
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByText('Your inquiry is with the editors')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the mailboxes are there, and the page says what the form needs', async ({ page, site }) => {
    await page.goto(`${site.url}/inquiry`);
    await expect(page.getByRole('link', { name: 'sales@library.example' })).toBeVisible();
    expect(await (await page.request.get(`${site.url}/inquiry`)).text()).toMatch(
      /<noscript><p>The form needs JavaScript\./,
    );
  });
});

test.describe('on a page of another site', () => {
  // A header of a test's own would make the browser ask the library for permission first.
  test.use({ extraHTTPHeaders: {} });

  test('B11: in another site’s page with a strict policy, the widget sends with captcha and consent', async ({
    page,
    site,
  }) => {
    const { problems } = watchConsole(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    // A server of its own: Chromium lets no intercepted page read from this machine.
    const college = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src ${site.url}; connect-src ${site.url}; require-trusted-types-for 'script'`,
      );
      response.end(`<!doctype html><html lang="en"><title>College</title><h1>College</h1>
        <script async src="${site.url}/widgets/v1/widgets.js"></script>
        <headnote-inquiry-form loading="eager" subject="account"><a href="/">Inquiry</a></headnote-inquiry-form>`);
    }).listen(0, 'localhost');
    await once(college, 'listening');
    await page.goto(`http://localhost:${(college.address() as AddressInfo).port}/`);
    await expect(subject(page)).toHaveValue('Question about my account or bill');
    expect(requests.filter((path) => path.includes('captcha'))).toEqual([]);
    await fill(page);
    const picture = page.getByRole('img', { name: 'Picture of the characters to type' });
    await expect(picture).toBeVisible();
    const first = (await picture.getAttribute('src')) ?? '';
    await page.getByLabel(/may use these details/).check();
    await page.getByLabel('Characters in the picture').fill('WRONG');
    await send(page).click();
    const code = page.getByLabel('Characters in the picture');
    await expect(code).toHaveAccessibleDescription(/^Please enter the characters shown\./);
    await expect(code).toBeFocused();
    await expectKept(page);
    await expect(picture).not.toHaveAttribute('src', first);
    const sound = page.waitForRequest((request) => request.url().includes('/embed/v1/captcha-sound'));
    await page.getByRole('button', { name: 'Hear six digits to type instead' }).click();
    const id = new URL((await sound).url()).searchParams.get('id') ?? '';
    await code.fill(answersOf(id, PEPPER).digits);
    await send(page).click();
    await expect(page.getByText('Your inquiry is with the editors')).toBeFocused();
    await expect(page.getByText(/Its number is Q-\w{8}\./)).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([]);
    college.close();
  });
});
