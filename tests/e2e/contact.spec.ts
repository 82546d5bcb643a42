import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { answersOf } from '../../packages/server/src/captcha/captcha.fixtures.js';
import { expectAccessible, watchConsole, watchLayoutShift } from './support/screens.js';
import { startServer, type TestServer } from './support/test-server.js';

const PEPPER = 'a pepper of the contact tests';
const brand = {
  company: 'Library Private Limited',
  addresses: [
    {
      label: 'Corporate office',
      lines: ['14 Residency Road, Bengaluru 560 025'],
      phone: '+91 80 4000 0000',
      hours: 'Monday to Friday, 10.00 to 18.00',
      map: { latitude: 12.9716, longitude: 77.6037 },
    },
  ],
  mailboxes: { enquiry: 'enquiry@library.example', support: 'support@library.example', sales: 'sales@library.example' },
  grievance: { officer: 'Anand Kulkarni', email: 'grievance@library.example' },
  stores: { playStore: 'https://play.example/app' },
};

let folder: string;
let dataDir: string;
let server: TestServer;
let env: Record<string, string>;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headnote-contact-'));
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

const picture = (page: Page) => page.getByRole('img', { name: 'Picture of six characters to type' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Characters in the picture' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function open(page: Page): Promise<void> {
  await page.goto(`${server.url}/contact`);
  await expect(picture(page)).toBeVisible();
}

/** The id of the challenge on the page. */
async function challenge(page: Page): Promise<string> {
  const source = (await picture(page).getAttribute('src')) ?? '';
  return new URL(source, server.url).searchParams.get('t') ?? '';
}

const answers = async (page: Page) => answersOf(await challenge(page), PEPPER);

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kavita Deshmukh');
  await page.getByLabel('Email').fill('kavita@college.example');
  await page.getByLabel('Comment').fill('The text of 2026 INSC 64 breaks off.');
  await page.getByLabel(/may use these details/).check();
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Kavita Deshmukh');
  await expect(page.getByLabel('Email')).toHaveValue('kavita@college.example');
  await expect(page.getByLabel('Comment')).toHaveValue('The text of 2026 INSC 64 breaks off.');
}

test('D9: Save on the empty form names every field and puts the focus on the first, by keyboard', async ({ page }) => {
  await open(page);
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must not be blank!');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email must not be blank!');
  await expect(page.getByLabel('Comment')).toHaveAccessibleDescription(/Comment must not be blank!/);
  await expect(code(page)).toHaveAccessibleDescription(/Please enter the characters shown\./);
  await expect(page.getByText('Consent must not be blank!')).toBeVisible();
  await page.getByLabel('Email').fill('kavita@college');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter valid email address');
});

test('D9: what was typed before the scripts run is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Kavita Deshmukh');
  release();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Kavita Deshmukh');
});

/** Five messages in a row from one address are allowed, and every test has the same address. */
async function restart(): Promise<void> {
  await server.stop();
  server = await startServer(dataDir, env);
}

test('D8: a wrong code brings another picture and its line; the right one sends the message to the mailbox', async ({
  page,
}) => {
  await restart();
  const { problems } = watchConsole(page);
  await open(page);
  await fill(page);
  const first = await challenge(page);
  await code(page).fill('WRONG');
  await save(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Please enter the characters shown\./);
  await expect.poll(() => challenge(page)).not.toBe(first);
  await expectKept(page);

  await code(page).fill((await answers(page)).characters.toLowerCase());
  await code(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
  const said = (await page.getByRole('status').filter({ hasText: 'Its number is' }).innerText()).trim();
  expect(said).toMatch(/^Your message was received\. Its number is C-\w{8}\.$/);
  const reference = /C-\w{8}/.exec(said)?.[0] ?? '';
  const mail = async () => {
    const files = await readdir(join(dataDir, 'outbox')).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(dataDir, 'outbox', file), 'utf8')));
    return texts.find((text) => text.includes(reference)) ?? '';
  };
  await expect.poll(mail).toMatch(/^To: <?enquiry@library\.example>?\r$/m);
  expect(await mail()).toMatch(/^Reply-To: <?kavita@college\.example>?\r$/m);
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByLabel('Comment')).toHaveValue('');
  expect(problems).toEqual([]);
});

test('D8: a refused message is silent: another picture, no toast, nothing lost', async ({ page }) => {
  await restart();
  await open(page);
  await fill(page);
  const first = await challenge(page);
  const { characters } = await answers(page);
  await code(page).fill(characters);
  await code(page).press('Tab');
  await expect(page.getByRole('img', { name: 'The characters are correct' })).toBeVisible();
  // Somebody else uses the same code first.
  const used = await page.request.post(`${server.url}/api/contact/addcontactdetails`, {
    data: {
      ContactName: 'A',
      ContactEmail: 'a@b.example',
      Comment: 'first',
      userEnteredCaptchaCode: characters,
      captchaId: first,
    },
  });
  expect(await used.json()).toMatchObject({ success: true });
  await save(page).click();
  await expect.poll(() => challenge(page)).not.toBe(first);
  await expectKept(page);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByText('Failed')).toHaveCount(0);
});

for (const [what, answer] of [
  ['an error 500', { status: 500, body: 'broken' }],
  ['a page of the network', { status: 200, body: '<!doctype html><p>Sign in to the network</p>' }],
] as const) {
  test(`D8: ${what} instead of the check keeps the form and can be tried again`, async ({ page }) => {
    await restart();
    await open(page);
    await fill(page);
    await page.route('**/api/captcha/handler?get=validation-result*', (route) => route.fulfill(answer));
    await code(page).fill((await answers(page)).characters);
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toHaveCount(0);
    await expectKept(page);
    await page.unroute('**/api/captcha/handler?get=validation-result*');
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  });
}

test('says that the server cannot be reached, and keeps the message over a reload', async ({ page, context }) => {
  await open(page);
  await fill(page);
  await code(page).fill((await answers(page)).characters);
  await code(page).press('Tab');
  await expect(page.getByRole('img', { name: 'The characters are correct' })).toBeVisible();
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('The service could not be reached. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expectKept(page);
});

test('the sound speaks digits that are accepted in place of the characters', async ({ page }) => {
  await restart();
  await open(page);
  await fill(page);
  const heard = page.waitForResponse(/get=sound/);
  await page.getByRole('button', { name: 'Hear the characters' }).click();
  const sound = await heard;
  expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav']);
  await code(page).fill((await answers(page)).digits);
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
});

test('the map is loaded only when the reader asks for it', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  const { problems } = watchConsole(page);
  await open(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle('Map of 14 Residency Road, Bengaluru 560 025')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('marker=12.9716%2C77.6037');
  expect(problems).toEqual([]);
});

test('shows the addresses, the mailboxes, the app and the grievance officer from the configuration', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('link', { name: '+91 80 4000 0000' })).toHaveAttribute('href', 'tel:+918040000000');
  for (const [name, address] of Object.entries(brand.mailboxes)) {
    await expect(page.getByRole('link', { name: address }), name).toHaveAttribute('href', `mailto:${address}`);
  }
  await expect(page.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
    'href',
    'https://play.example/app',
  );
  await expect(page.getByText('Grievance officer: Anand Kulkarni')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the addresses are there, and the form says what it needs', async ({ page }) => {
    await page.goto(`${server.url}/contact`);
    await expect(page.getByRole('link', { name: 'enquiry@library.example' })).toBeVisible();
    // Playwright ignores the text of `noscript`, so look at what the server sends.
    expect(await (await page.request.get(`${server.url}/contact`)).text()).toMatch(
      /<noscript><p>The form needs JavaScript\./,
    );
  });
});

for (const width of [1280, 360, 320]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`contact at ${width} px, ${scheme}: nothing shifts, nothing overflows, axe finds nothing`, async ({
      page,
    }) => {
      const { problems } = watchConsole(page);
      const shift = await watchLayoutShift(page);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shift()).toBeLessThan(0.01);
      await expectAccessible(page);
      await save(page).click();
      await expect(page.getByText('Name must not be blank!')).toBeVisible();
      await expectAccessible(page);
      expect(problems).toEqual([]);
    });
  }
}

test('prints the addresses without the form', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('14 Residency Road, Bengaluru 560 025').first()).toBeVisible();
  await expect(save(page)).toBeHidden();
});
