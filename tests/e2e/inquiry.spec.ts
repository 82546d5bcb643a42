import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { answersOf } from '../../packages/server/src/captcha/captcha.fixtures.js';
import { expectAccessible, watchConsole, watchLayoutShift } from './support/screens.js';
import { startServer, type TestServer } from './support/test-server.js';

const PEPPER = 'a pepper of the inquiry tests';
const brand = {
  company: 'Library Private Limited',
  addresses: [{ label: 'Office', lines: ['14 Residency Road'], phone: '+91 80 4000 0000', hours: '10.00 to 18.00' }],
  mailboxes: { enquiry: 'enquiry@library.example', support: 'support@library.example', sales: 'sales@library.example' },
  grievance: { officer: 'Anand Kulkarni', email: 'grievance@library.example' },
};

let folder: string;
let dataDir: string;
let server: TestServer;
let env: Record<string, string>;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headnote-inquiry-'));
  dataDir = join(folder, 'data');
  const brandFile = join(folder, 'brand.json');
  await writeFile(brandFile, JSON.stringify(brand));
  env = { BRAND_FILE: brandFile, PEPPER };
  server = await startServer(dataDir, env);
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

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

test('B11: the empty form names every field with the exact words and puts the focus on the first, by keyboard', async ({
  page,
}) => {
  await page.goto(`${server.url}/inquiry`);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(subject(page)).toBeFocused();
  await expect(page.getByText('Six fields need another look')).toBeVisible();
  await expect(subject(page)).toHaveAccessibleDescription('Subject must be selected!');
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name must not be blank!');
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('City must not be blank!');
  await expect(page.getByLabel('Contact number')).toHaveAccessibleDescription('Contact number must not be blank!');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email must not be blank!');
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription('Description must not be blank!');
  await page.getByLabel('Contact number').fill('98220');
  await expect(page.getByLabel('Contact number')).toHaveAccessibleDescription('Contact number must match the format!');
  await page.getByLabel('Email').fill('kavita@college');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter valid email address');
});

test('B11: an inquiry goes to the desk of its subject, without a captcha, and shows its number', async ({ page }) => {
  const { problems } = watchConsole(page);
  await page.goto(`${server.url}/contact`);
  await page.getByRole('main').getByRole('link', { name: 'Inquiry' }).click();
  await expect(page).toHaveURL(`${server.url}/inquiry`);
  await fill(page);
  await expect(page.getByRole('img', { name: /Picture/ })).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText('Your inquiry is with the editors')).toBeFocused();
  const said = await page.getByRole('status').filter({ hasText: 'Its number is' }).innerText();
  expect(said).toMatch(/^Your inquiry was received\. Its number is Q-\w{8}\.$/);
  const reference = /Q-\w{8}/.exec(said)?.[0] ?? '';
  const mail = async () => {
    const files = await readdir(join(dataDir, 'outbox')).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(dataDir, 'outbox', file), 'utf8')));
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
}) => {
  await server.stop();
  server = await startServer(dataDir, env);
  await page.goto(`${server.url}/inquiry`);
  for (let count = 0; count < 5; count += 1) {
    const answer = await page.request.post(`${server.url}/api/contact/addcontactdetails`, {
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

test('an inquiry without network is kept, and says so', async ({ page, context }) => {
  await page.goto(`${server.url}/inquiry`);
  await fill(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expectKept(page);
  await context.setOffline(false);
});

test('what was typed before the scripts run is kept and sent', async ({ page }) => {
  await server.stop();
  server = await startServer(dataDir, env);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/inquiry`, { waitUntil: 'commit' });
  await fill(page);
  release();
  await page.waitForLoadState('networkidle');
  await expectKept(page);
  await send(page).click();
  await expect(page.getByText('Your inquiry is with the editors')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the mailboxes are there, and the page says what the form needs', async ({ page }) => {
    await page.goto(`${server.url}/inquiry`);
    await expect(page.getByRole('link', { name: 'sales@library.example' })).toBeVisible();
    expect(await (await page.request.get(`${server.url}/inquiry`)).text()).toMatch(
      /<noscript><p>The form needs JavaScript\./,
    );
  });
});

for (const width of [1280, 360, 320]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`inquiry at ${width} px, ${scheme}: nothing shifts, nothing overflows, axe finds nothing`, async ({
      page,
    }) => {
      const { problems } = watchConsole(page);
      const shift = await watchLayoutShift(page);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${server.url}/inquiry`);
      await expect(send(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shift()).toBe(0);
      await send(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Six fields need another look')).toBeVisible();
      await expectAccessible(page);
      expect(problems).toEqual([]);
    });
  }
}

test('B11: in another site’s page with a strict policy, the widget sends with captcha and consent', async ({
  page,
}) => {
  await server.stop();
  server = await startServer(dataDir, env);
  const { problems } = watchConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/embed/v1/captcha')) ids.push(((await response.json()) as { id: string }).id);
  });
  // A server of its own: Chromium lets no intercepted page read from this machine.
  const college = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; require-trusted-types-for 'script'`,
    );
    response.end(`<!doctype html><html lang="en"><title>College</title><h1>College</h1>
      <script async src="${server.url}/widgets/v1/widgets.js"></script>
      <headnote-inquiry-form loading="eager" subject="account"><a href="/">Inquiry</a></headnote-inquiry-form>`);
  }).listen(0, 'localhost');
  await once(college, 'listening');
  await page.goto(`http://localhost:${(college.address() as AddressInfo).port}/`);
  await expect(subject(page)).toHaveValue('Question about my account or bill');
  expect(requests.filter((path) => path.includes('captcha'))).toEqual([]);
  await fill(page);
  await expect(page.getByRole('img', { name: 'Picture of the characters to type' })).toBeVisible();
  await page.getByLabel(/may use these details/).check();
  await page.getByLabel('Characters in the picture').fill('WRONG');
  await send(page).click();
  const code = page.getByLabel('Characters in the picture');
  await expect(code).toHaveAccessibleDescription(/^Please enter the characters shown\./);
  await expect(code).toBeFocused();
  await expectKept(page);
  await expect.poll(() => ids.length).toBe(2);
  await page.getByRole('button', { name: 'Hear six digits to type instead' }).click();
  await code.fill(answersOf(ids[1] ?? '', PEPPER).digits);
  await send(page).click();
  await expect(page.getByText('Your inquiry is with the editors')).toBeFocused();
  await expect(page.getByText(/Its number is Q-\w{8}\./)).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([]);
  college.close();
});
