import type { Page } from '@playwright/test';
import { expectStep, faceUp, openCard } from './support/account-card.js';
import { keyboard, mouse, type Hands } from './support/hands.js';
import { NIGHTLY } from './support/levels.js';
import { codeFor, messageTo } from './support/outbox.js';
import { expect, test } from './support/own-site.js';
import { letCodesAge } from './support/past.js';
import { addMember, otherThan, registerPerson } from './support/people.js';
import { watchConsole } from './support/screens.js';
import { expectToast } from './support/toasts.js';

// From a stranger to a member and back, through the built server, its database and its outbox.

const MINUTE = 60_000;
const WRONG_CODE = 'The code is not correct or has expired. Check it, or ask for a new one.';

/** Only inputs: the form of a face may have the same name as a field. */
const field = (page: Page, label: string) => faceUp(page).getByLabel(label, { exact: true }).and(page.locator('input'));
const submit = (page: Page) => faceUp(page).locator('button[type="submit"]');
const rememberBox = (page: Page) => faceUp(page).getByRole('checkbox', { name: 'Remember me on this device' });
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' });

interface Credentials {
  readonly username: string;
  readonly password: string;
}

async function signIn(page: Page, hands: Hands, { username, password }: Credentials): Promise<void> {
  await hands.fill(field(page, 'Username'), username);
  await hands.fill(field(page, 'Password'), password);
  await hands.send(submit(page));
}

/** Reads the whole local storage of the site. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(localStorage))));

for (const [index, handsOf] of [mouse, keyboard].entries()) {
  const { name } = handsOf(undefined as unknown as Page);
  const number = index + 1;
  const level = index === 0 ? {} : NIGHTLY;

  test(
    `${name}: register, code from the outbox, activate, sign in, remember, sign out`,
    level,
    async ({ page, site }) => {
      const hands = handsOf(page);
      const { problems } = watchConsole(page);
      const who = { username: `stranger${number}`, password: 'correct horse 9' };
      const mobile = `900080000${number}`;
      await openCard(page, site.url);
      await hands.press(faceUp(page).getByRole('link', { name: 'Register for a 3-day trial' }));
      await expect(page).toHaveURL(`${site.url}/registration`);
      const typed = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'));
      await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
      await hands.fill(typed('First name'), 'Asha');
      await hands.fill(typed('Last name'), 'Menon');
      await hands.fill(typed('Email'), `${who.username}@example.com`);
      await hands.fill(typed('Mobile'), mobile);
      await hands.choose(page.getByLabel('State', { exact: true }), 'Kerala');
      await hands.fill(typed('City'), 'Kochi');
      await hands.fill(typed('Username'), who.username);
      await hands.fill(typed('Password'), who.password);
      await hands.fill(typed('Password again'), who.password);
      await hands.send(page.getByRole('button', { name: 'Register' }));
      const dialog = page.getByRole('dialog', { name: 'Activation Code' });
      await hands.fill(dialog.getByRole('textbox'), await codeFor(site.dataDir, mobile));
      await hands.send(dialog.getByRole('button', { name: 'Submit' }));
      await expect(page).toHaveURL(new RegExp(`^${site.url}/(?:#sign-in)?$`));

      await signInTicked(page, hands, who);
      expect(await stored(page)).not.toContain(who.password);
      await hands.press(signOut(page));
      await expect(page).toHaveURL(`${site.url}/`);
      expect(await stored(page)).not.toMatch(/"(?:token|udata|sid)":/);

      // The device remembers: the form is filled, and one press signs in.
      await expect(field(page, 'Username')).toHaveValue(who.username);
      await expect(field(page, 'Password')).toHaveValue(who.password);
      await expect(rememberBox(page)).toBeChecked();
      await hands.press(rememberBox(page));
      await expect(rememberBox(page)).not.toBeChecked();
      await hands.press(submit(page));
      await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
      await hands.press(signOut(page));
      await expect(page).toHaveURL(`${site.url}/`);

      // Unticked, it forgets.
      await expect(submit(page)).toBeEnabled();
      await expect(field(page, 'Username')).toHaveValue('');
      await expect(rememberBox(page)).not.toBeChecked();
      expect(await stored(page)).not.toContain('remember');
      expect(problems).toEqual([]);
    },
  );

  test(`${name}: not active, a wrong code, an expired code, another one, and in`, level, async ({ page, site }) => {
    const hands = handsOf(page);
    const who = await registerPerson(site);
    const { dataDir } = site;
    await openCard(page, site.url);
    await signIn(page, hands, who);
    await expectToast(page, {
      title: 'Failed',
      type: 'ERROR',
      text: 'Your Account is not active.Please Enter Activation Code.',
    });
    await expectStep(page, 'activation');
    const code = field(page, 'Activation Code');
    await expect(code).toBeFocused();

    // The registration and the sign-in came from two networks, so each had a code sent.
    const first = await codeFor(dataDir, who.mobile, 2);
    await hands.fill(code, otherThan(first));
    await hands.send(submit(page));
    await expect(code).toHaveAccessibleDescription(WRONG_CODE);
    await expect(code).toHaveValue(otherThan(first));

    letCodesAge(dataDir, 11 * MINUTE);
    await hands.fill(code, first);
    await hands.send(submit(page));
    await expect(code).toHaveAccessibleDescription(WRONG_CODE);

    await hands.press(faceUp(page).getByRole('button', { name: 'Resend OTP' }));
    await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'We sent you a new activation code.' });
    await expect(code).toHaveValue('');
    await hands.fill(code, await codeFor(dataDir, who.mobile, 3));
    await hands.send(submit(page));
    await expectToast(page, {
      title: 'Success',
      type: 'SUCCESS',
      text: 'Your account is active. Please sign in.',
    });
    await expectStep(page, 'login');
    // What was typed before the card turned is still there.
    await expect(field(page, 'Username')).toBeFocused();
    await expect(field(page, 'Username')).toHaveValue(who.username);
    await expect(field(page, 'Password')).toHaveValue(who.password);
    await hands.send(submit(page));
    await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
  });

  test(
    `${name}: forgot, code, new password; the old session ends in the other tab`,
    level,
    async ({ page, browser, site }) => {
      const hands = handsOf(page);
      const who = await addMember(site);
      const { dataDir } = site;
      letCodesAge(dataDir, MINUTE);

      // Another browser is signed in, with two tabs.
      const elsewhere = await browser.newContext();
      const tab = await elsewhere.newPage();
      await openCard(tab, site.url);
      await signIn(tab, mouse(tab), who);
      await expect(tab).toHaveURL(/\/Lawsuit\/welcome$/);
      const otherTab = await elsewhere.newPage();
      await otherTab.goto(`${site.url}/Lawsuit/bareactslist`);
      await expect(signOut(otherTab)).toBeVisible();

      await openCard(page, site.url);
      await hands.press(faceUp(page).getByRole('link', { name: 'Forgot password?' }));
      await expectStep(page, 'forgot');
      await hands.fill(field(page, 'Mobile or e-mail'), ` ${who.email.toUpperCase()} `);
      await hands.send(submit(page));
      await expectStep(page, 'code');
      await expect(
        faceUp(page).getByText(/^If an account uses .* a code is on its way to its confirmed mobile or e-mail\.$/),
      ).toBeVisible();
      await hands.fill(field(page, 'Code'), await codeFor(dataDir, who.mobile, 2));
      await hands.send(submit(page));
      await expectStep(page, 'password');
      const password = 'a new horse 10';
      await hands.fill(field(page, 'New password'), password);
      await hands.fill(field(page, 'Password again'), password);
      await hands.send(submit(page));
      await expectStep(page, 'login');
      await expectToast(page, {
        title: 'Success',
        type: 'SUCCESS',
        text: 'Your password was changed. Please sign in.',
      });
      expect(await messageTo(dataDir, who.email)).toContain('was changed, and all other devices were signed out');

      // The next thing that either tab asks for ends its session; the other one follows.
      await otherTab.reload();
      await expect(otherTab).toHaveURL(/\/\?returnURL=/);
      await expect(tab).toHaveURL(/\/\?returnURL=/);
      await elsewhere.close();

      await signIn(page, hands, { ...who, password: who.password });
      await expectToast(page, { title: 'Failed', type: 'ERROR', text: 'Incorrect username or password.' });
      await hands.fill(field(page, 'Password'), password);
      await hands.send(submit(page));
      await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
    },
  );

  async function signInTicked(page: Page, hands: Hands, who: Credentials): Promise<void> {
    await expect(submit(page)).toBeEnabled();
    await hands.fill(field(page, 'Username'), who.username);
    await hands.fill(field(page, 'Password'), who.password);
    await hands.press(rememberBox(page));
    await expect(rememberBox(page)).toBeChecked();
    await hands.press(submit(page));
    await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
  }
}

test('signing out in one tab ends the member area in the other, from both layouts', async ({ page, context, site }) => {
  const who = await addMember(site);
  const other = await context.newPage();
  for (const address of ['/Lawsuit/welcome', '/registration']) {
    // A tab in the background draws few frames, so that each press takes seconds.
    await page.bringToFront();
    await openCard(page, site.url);
    await signIn(page, mouse(page), who);
    await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
    await other.goto(`${site.url}/Lawsuit/bareactslist`);
    await expect(signOut(other)).toBeVisible();
    await page.bringToFront();
    await page.goto(site.url + address);
    await signOut(page).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(other).toHaveURL(/\/\?returnURL=/);
    await expect(faceUp(other).getByLabel('Username')).toBeVisible();
  }
});

for (const layout of ['the member area', 'a public page'])
  test(`after a sign-out on ${layout} the next member finds nothing of what the one before searched for`, async ({
    page,
    site,
  }) => {
    const hands = mouse(page);
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => /list|text|recent/.test(name)));
    const box = page.getByRole('combobox', { name: 'Search judgments and bare acts' });
    await openCard(page, site.url);
    await signIn(page, hands, await addMember(site));
    await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
    // The home page has a box of the same name.
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await box.fill('secret client');
    // The list loads when the box is first used.
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/Lawsuit\/searchresults/);
    await expect
      .poll(async () => (await kept()).toSorted())
      .toEqual(['headnote.last-list', 'headnote.recent-searches']);
    if (layout === 'a public page') await page.goto(`${site.url}/packages`);
    await signOut(page).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect.poll(kept).toEqual([]);
  });

const WAKING = new Map([
  // A search is always sent.
  [
    'on a screen of the member area',
    async (page: Page) => {
      await page.getByRole('combobox', { name: 'Search judgments and bare acts' }).fill('notice');
      await page.getByRole('combobox', { name: 'Search judgments and bare acts' }).press('Enter');
    },
  ],
  [
    'on a public page',
    async (page: Page) => {
      await page.goBack();
    },
  ],
]);

for (const [place, wake] of WAKING)
  test(`a tab that slept ${place} while another member signed in shows the screens of that one`, async ({
    page,
    browser,
    site,
  }) => {
    const [one, two] = [await addMember(site), await addMember(site)];
    const elsewhere = await browser.newContext();
    const tab = await elsewhere.newPage();
    for (const [where, who] of [
      [page, one],
      [tab, two],
    ] as const) {
      await openCard(where, site.url);
      await signIn(where, mouse(where), who);
      await expect(where).toHaveURL(/\/Lawsuit\/welcome$/);
    }
    const values = await tab.evaluate(() => Object.entries(localStorage));
    await elsewhere.close();
    await page.goto(`${site.url}/Lawsuit/library`);
    // Until its screen is there, the tab belongs to nobody.
    await expect(signOut(page)).toBeVisible();
    if (place === 'on a public page') {
      await page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click();
      await page.getByRole('main').locator('a[href="/packages"]').first().click();
      await expect(page).toHaveURL(`${site.url}/packages`);
    }
    // No event tells a tab of what it stores itself, as none told one that slept.
    await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), values);
    const reloaded = page.waitForEvent('domcontentloaded');
    await wake(page);
    await reloaded;
    await page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText(two.email).first()).toBeVisible();
    await expect(page.getByText(one.email)).toHaveCount(0);
  });

test(
  'the destination survives a registration link, the forgotten password and the sign-in',
  NIGHTLY,
  async ({ page, site }) => {
    const who = await addMember(site);
    letCodesAge(site.dataDir, MINUTE);
    await page.goto(`${site.url}/Lawsuit/bareactslist`);
    await expect(page).toHaveURL(/\/\?returnURL=/);
    const { search } = new URL(page.url());
    await expect(faceUp(page).getByRole('link', { name: 'Register for a 3-day trial' })).toHaveAttribute(
      'href',
      `/registration${search}`,
    );
    await openCard(page, `${site.url}/forgotpassword${search}`);
    await expectStep(page, 'forgot');
    const hands = mouse(page);
    await hands.fill(field(page, 'Mobile or e-mail'), who.mobile);
    await hands.send(submit(page));
    await expectStep(page, 'code');
    await hands.fill(field(page, 'Code'), await codeFor(site.dataDir, who.mobile, 2));
    await hands.send(submit(page));
    await expectStep(page, 'password');
    await hands.fill(field(page, 'New password'), 'a new horse 11');
    await hands.fill(field(page, 'Password again'), 'a new horse 11');
    await hands.send(submit(page));
    await expectStep(page, 'login');
    await signIn(page, hands, { username: who.username, password: 'a new horse 11' });
    await expect(page).toHaveURL(`${site.url}/Lawsuit/bareactslist`);
  },
);

test('what is typed stays when the stored session proves ended just then', NIGHTLY, async ({ page, site }) => {
  const who = await addMember(site);
  await openCard(page, site.url);
  await signIn(page, mouse(page), who);
  await expect(page).toHaveURL(`${site.url}/Lawsuit/welcome`);
  const elsewhere = await page.request.post(`${site.url}/api/aouth2/signin`, {
    data: { username: who.username, password: who.password, remember: false, logintype: 1 },
  });
  const { outdata } = (await elsewhere.json()) as { outdata: { token: string } };
  const headers = { authorization: `Bearer ${outdata.token}` };
  const ended = await page.request.post(`${site.url}/api/account/endothersessions`, { headers, data: {} });
  expect(await ended.json()).toMatchObject({ message: '1 other session has ended.' });

  const check = Promise.withResolvers<void>();
  await page.route('**/getsubscriptiondetails*', async (route) => {
    await check.promise;
    await route.continue();
  });
  await page.goto(site.url);
  await field(page, 'Username').fill(who.username);
  await field(page, 'Password').pressSequentially('half of a');
  check.resolve();
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(field(page, 'Username')).toHaveValue(who.username);
  await expect(field(page, 'Password')).toHaveValue('half of a');
  await expect(field(page, 'Password')).toBeFocused();
});

test('S9: without a safe place for a key only the username is remembered', NIGHTLY, async ({ page, site }) => {
  const who = await addMember(site);
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const hands = mouse(page);
  await openCard(page, site.url);
  await hands.press(rememberBox(page));
  await signIn(page, hands, who);
  await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
  await signOut(page).click();
  await expect(field(page, 'Username')).toHaveValue(who.username);
  await expect(field(page, 'Password')).toHaveValue('');
});
