import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answersOf } from '../../packages/server/src/captcha/captcha.fixtures.js';
import { FULL, NIGHTLY } from './support/levels.js';
import { brand, expect, test } from './support/own-site.js';
import type { Place } from './support/people.js';
import { watchConsole } from './support/screens.js';
import { PEPPER } from './support/test-server.js';

const picture = (page: Page) => page.getByRole('img', { name: 'Picture of six characters to type' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Characters in the picture' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function open(page: Page, { url }: Place): Promise<void> {
  await page.goto(`${url}/contact`);
  await expect(picture(page)).toBeVisible();
}

/** The id of the challenge on the page. */
async function challenge(page: Page): Promise<string> {
  const source = (await picture(page).getAttribute('src')) ?? '';
  return new URL(source, page.url()).searchParams.get('t') ?? '';
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

test('D9: what was typed before the scripts run is kept', NIGHTLY, async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Kavita Deshmukh');
  release();
  await expect(picture(page)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Kavita Deshmukh');
});

test('D8: a wrong code brings another picture and its line; the right one sends the message to the mailbox', async ({
  page,
  site,
}) => {
  const { problems } = watchConsole(page);
  await open(page, site);
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
    const files = await readdir(join(site.dataDir, 'outbox')).catch(() => []);
    // One that is being written gets its name when it is whole.
    const whole = files.filter((file) => file.endsWith('.eml'));
    const texts = await Promise.all(whole.map((file) => readFile(join(site.dataDir, 'outbox', file), 'utf8')));
    return texts.find((text) => text.includes(reference)) ?? '';
  };
  await expect.poll(mail).toMatch(/^To: <?enquiry@library\.example>?\r$/m);
  expect(await mail()).toMatch(/^Reply-To: <?kavita@college\.example>?\r$/m);
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByLabel('Comment')).toHaveValue('');
  expect(problems).toEqual([]);
});

test('D8: a refused message is silent: another picture, no toast, nothing lost', FULL, async ({ page, site }) => {
  await open(page, site);
  await fill(page);
  const first = await challenge(page);
  const { characters } = await answers(page);
  await code(page).fill(characters);
  await code(page).press('Tab');
  await expect(page.getByRole('img', { name: 'The characters are correct' })).toBeVisible();
  // Somebody else uses the same code first.
  const used = await page.request.post(`${site.url}/api/contact/addcontactdetails`, {
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

test(
  'D8: an error 500, or a page of the network, instead of the check keeps the form and can be tried again',
  FULL,
  async ({ page, site }) => {
    await open(page, site);
    await fill(page);
    const check = '**/api/captcha/handler?get=validation-result*';
    await code(page).fill((await answers(page)).characters);
    for (const answer of [
      { status: 500, body: 'broken' },
      { status: 200, body: '<!doctype html><p>Sign in to the network</p>' },
    ]) {
      await page.route(check, (route) => route.fulfill(answer));
      const answered = page.waitForResponse((response) => response.url().includes('get=validation-result'));
      await save(page).click();
      await answered;
      await expect(save(page)).toBeEnabled();
      await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toHaveCount(0);
      await expectKept(page);
      await page.unroute(check);
    }
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  },
);

test(
  'says that the server cannot be reached, and keeps the message over a reload',
  FULL,
  async ({ page, context, site }) => {
    await open(page, site);
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
  },
);

test('the sound speaks digits that are accepted in place of the characters', FULL, async ({ page, site }) => {
  await open(page, site);
  await fill(page);
  const heard = page.waitForResponse(/get=sound/);
  await page.getByRole('button', { name: 'Hear the characters' }).click();
  const sound = await heard;
  expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav']);
  await code(page).fill((await answers(page)).digits);
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
});

test(
  'shows what the operator configured, on paper too, and loads the map only when the reader asks for it',
  FULL,
  async ({ page, site }) => {
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    const { problems } = watchConsole(page);
    await open(page, site);
    await expect(page.getByRole('link', { name: '+91 80 4000 0000' })).toHaveAttribute('href', 'tel:+918040000000');
    for (const [name, address] of Object.entries(brand.mailboxes)) {
      await expect(page.getByRole('link', { name: address }), name).toHaveAttribute('href', `mailto:${address}`);
    }
    await expect(page.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
      'href',
      'https://play.example/app',
    );
    await expect(page.getByText('Grievance officer: Anand Kulkarni')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByTitle('Map of 14 Residency Road, Bengaluru 560 025')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('marker=12.9716%2C77.6037');
    expect(problems).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('14 Residency Road, Bengaluru 560 025').first()).toBeVisible();
    await expect(save(page)).toBeHidden();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the addresses are there, and the form says what it needs', FULL, async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await expect(page.getByRole('link', { name: 'enquiry@library.example' })).toBeVisible();
    // Playwright ignores the text of `noscript`, so look at what the server sends.
    expect(await (await page.request.get(`${site.url}/contact`)).text()).toMatch(
      /<noscript><p>The form needs JavaScript\./,
    );
  });
});
