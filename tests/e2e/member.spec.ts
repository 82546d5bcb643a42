import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';
import { NIGHTLY } from './support/levels.js';
import { DEMO_PASSWORD } from './support/test-server.js';
import { quickLibraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { expectUncovered, signIn, watchConsole } from './support/screens.js';
import { expectToast } from './support/toasts.js';

async function search(page: Page, text: string): Promise<void> {
  // The address changes before the screen does; the home page has a search box too.
  const box = page.locator('.hn-bar--member').getByRole('combobox', { name: 'Search judgments and bare acts' });
  await box.fill(text);
  await expectUncovered(page);
  await box.press('Enter');
}

for (const library of quickLibraries) {
  test.describe(`a member, over ${library.name}`, { tag: library.tag }, () => {
    test.skip(!library.isThere, realDataMissing);

    test('signs in, searches, narrows by court, and learns what to try when nothing is found', async ({ page }) => {
      const { problems } = watchConsole(page);
      await page.goto(library.url());
      await signIn(page, DEMO_PASSWORD);
      await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);

      await search(page, library.words);
      const results = page.getByRole('region', { name: 'Results' });
      await expect(results.locator('mark, b').first()).toBeVisible();
      await expect(results.getByText(/\d+ judgments?/).first()).toBeVisible();
      const total = await results.getByRole('heading', { level: 1 }).first().innerText();

      const court = page.getByRole('complementary', { name: 'Narrow the results' }).getByRole('checkbox').first();
      await court.check();
      await expect(results.getByRole('link').first()).toBeVisible();
      await expect(court).toBeChecked();
      await court.uncheck();
      await expect(results.getByRole('heading', { level: 1 }).first()).toHaveText(total);

      await search(page, 'zzzzunheardof');
      await expect(results.getByText(/no judgment|nothing/i).first()).toBeVisible();
      expect(problems).toEqual([]);
    });
  });
}

test.describe('over the sample', () => {
  const url = () => process.env.SAMPLE_URL ?? '';

  test('a member page asks a visitor to sign in and opens afterwards', async ({ page }) => {
    await page.goto(`${url()}/lawsuit/bareactslist`);
    await expect(page).toHaveURL(/\/\?returnURL=/);
    await signIn(page, DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/[Ll]awsuit\/bareactslist/);
  });

  test('a member page that is reloaded on a slow machine is drawn once', NIGHTLY, async ({ page }) => {
    await enter(page, url());
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const path of ['/Lawsuit/welcome', '/Lawsuit/bareactslist', '/Lawsuit/welcome', '/Lawsuit/bareactslist']) {
      await page.goto(`${url()}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
    }
  });

  test('an empty form marks each field; a wrong password shows the server’s message and the form stays usable', async ({
    page,
  }) => {
    await page.goto(url());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Username must not be blank!')).toBeVisible();
    await expect(page.getByText('Password must not be blank!')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    await signIn(page, 'not the password');
    await expectToast(page, { title: 'Failed', type: 'ERROR', text: 'Incorrect username or password.' });
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await expect(page.getByLabel('Username')).toHaveValue('demo');
  });

  test('signing out ends the session here and on the server', async ({ page, request }) => {
    await page.goto(url());
    await signIn(page, DEMO_PASSWORD);
    await expect(page).toHaveURL(/welcome$/);
    const [sent] = await Promise.all([
      page.waitForRequest((asked) => asked.headers().authorization !== undefined),
      page.reload(),
    ]);
    const authorization = sent.headers().authorization ?? '';
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${url()}/`);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => ['token', 'udata', 'sid'].includes(key))),
    ).toEqual([]);
    await expect
      .poll(async () =>
        (
          await request.get(`${url()}/api/welcome/getlatestcasedata?userid=0&courtids=1`, {
            headers: { authorization },
          })
        ).status(),
      )
      .toBe(401);
    await page.goto(`${url()}/Lawsuit/welcome`);
    await expect(page).toHaveURL(/\/\?returnURL=/);
  });

  test('by keyboard alone: sign in, search, open the first hit', async ({ page }) => {
    await page.goto(url());
    await page.keyboard.press('Tab');
    const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await isThere()) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('the focus did not get there in 60 presses of Tab');
    };
    const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    await tabTo(async () => (await focusedName()) === 'username');
    await page.keyboard.type('demo');
    await page.keyboard.press('Tab');
    await tabTo(async () => (await focusedName()) === 'password');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/welcome$/);
    await expect(page.locator('.hn-bar--member')).toBeVisible();
    await expectUncovered(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search judgments and bare acts' }).first()).toBeFocused();
    await page.keyboard.type('notice');
    await page.keyboard.press('Enter');
    const results = page.getByRole('region', { name: 'Results' });
    const hit = results.getByRole('article').or(results.getByRole('listitem')).first().getByRole('link').first();
    await expect(hit).toBeVisible();
    await tabTo(() => hit.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Lawsuit\/case\//);
  });
});
