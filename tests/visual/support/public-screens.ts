import { expect, type Page } from '@playwright/test';
import { askForCode, expectStep, faceUp, signInAs } from '../../e2e/support/account-card.js';
import { codeFor } from '../../e2e/support/outbox.js';
import { letCodesAge } from '../../e2e/support/past.js';
import { addMember, registerPerson } from '../../e2e/support/people.js';
import { at, firstLink, press, type Screen, type Step } from './screen.js';

const submit = (page: Page) => faceUp(page).locator('button[type="submit"]');

/** Opens the home page and reads it to its foot: what is below is loaded on the way. */
const home: Step = async (page, site) => {
  await at('/')(page, site);
  const height = page.viewportSize()?.height ?? 600;
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += height)
    await page.evaluate(async (top) => {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
  await expect(page.getByRole('region', { name: 'Pictures of the library' })).toBeVisible();
};

/** Waits for the notices next to a document, which come late. */
const withNotices =
  (step: Step): Step =>
  async (page, site) => {
    await step(page, site);
    await expect(page.locator('.site-house').first()).toBeAttached();
  };

const casePreview = withNotices(firstLink('/', '.site-home__latest li a[href*="/case/"]'));

/** Turns the card to the code for a new password. */
const askedForCode: Step = async (page, site) => {
  const { mobile } = await addMember(site);
  letCodesAge(site.dataDir, 60_000);
  await at('/')(page, site);
  await expect(submit(page)).toBeEnabled();
  await askForCode(page, mobile);
};

const newPassword: Step = async (page, site) => {
  const { mobile } = await addMember(site);
  letCodesAge(site.dataDir, 60_000);
  await at('/')(page, site);
  await expect(submit(page)).toBeEnabled();
  await askForCode(page, mobile);
  await faceUp(page)
    .getByRole('textbox')
    .fill(await codeFor(site.dataDir, mobile, 2));
  await submit(page).click();
  await expectStep(page, 'password');
};

const activation: Step = async (page, site) => {
  const who = await registerPerson(site);
  await at('/')(page, site);
  await expect(submit(page)).toBeEnabled();
  await signInAs(page, who);
  await expectStep(page, 'activation');
};

/** Sends the open face or form without a value. */
const sendEmpty =
  (field: string, line: string): Step =>
  async (page) => {
    await submit(page).click();
    await expect(
      faceUp(page).getByLabel(field, { exact: true }).and(page.locator('input')),
    ).toHaveAccessibleDescription(line);
  };

let registrations = 0;

const registered: Step = async (page) => {
  registrations += 1;
  const number = `${process.env.TEST_WORKER_INDEX ?? 0}${String(registrations).padStart(4, '0')}`;
  const values = {
    'First name': 'Asha',
    'Last name': 'Menon',
    Email: `asha${number}@example.com`,
    Mobile: `9400${number.padStart(6, '0')}`,
    City: 'Kochi',
    Username: `asha${number}`,
    Password: 'correct horse 9',
    'Password again': 'correct horse 9',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State', { exact: true }).selectOption('Kerala');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Activation Code' })).toBeVisible();
};

/** Screens of visitors. */
export const publicScreens: readonly Screen[] = [
  {
    name: 'home',
    reader: 'visitor',
    open: home,
    hasPicture: true,
    states: [
      {
        name: 'search help',
        reach: async (page, site) => {
          await press('Search help')(page, site);
          await expect(page.getByRole('dialog', { name: 'Search help' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'account card',
    reader: 'visitor',
    open: at('/forgotpassword'),
    states: [
      { name: 'forgot, not valid', reach: sendEmpty('Mobile or e-mail', 'Enter Mobile / Email') },
      {
        name: 'sign-in, not valid',
        reach: async (page, site) => {
          await at('/')(page, site);
          await sendEmpty('Username', 'Username must not be blank!')(page, site);
        },
      },
      { name: 'code', reach: askedForCode },
      { name: 'code, not valid', reach: sendEmpty('Code', 'Code must not be blank!') },
      { name: 'new password', reach: newPassword },
      { name: 'new password, not valid', reach: sendEmpty('New password', 'New password must not be blank!') },
      { name: 'activation', reach: activation },
      { name: 'activation, not valid', reach: sendEmpty('Activation Code', 'Activation Code must not be blank!') },
    ],
  },
  { name: 'sign-in-for-a-search', reader: 'visitor', open: at('/?q=natural+justice'), hasPicture: true },
  {
    name: 'case-preview',
    reader: 'visitor',
    open: casePreview,
    hasPicture: true,
    states: [
      {
        name: 'report of an error, not valid',
        reach: async (page) => {
          await page.waitForLoadState('networkidle');
          await page.getByRole('link', { name: 'Report an error' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
          await expect(page.getByText('Report must not be blank!')).toBeVisible();
        },
      },
      {
        name: 'sign-in for it',
        reach: async (page, site) => {
          await casePreview(page, site);
          await page.getByRole('link', { name: 'Log in to view the full judgment' }).first().click();
          await expect(page).toHaveURL(/\/\?query=[^&]+&returnURL=/);
        },
      },
    ],
  },
  { name: 'act-preview', reader: 'visitor', open: withNotices(at('/act/1979-hnsa-1')) },
  { name: 'not-found', reader: 'visitor', open: at('/nothing-here'), hasPicture: true },
  { name: 'damaged link', reader: 'visitor', open: at('/casedetail?id=notacode') },
  ...['about', 'features', 'articles', 'privacypolicy', 'termsandcondition', 'accessibility', 'packages'].map(
    (path): Screen => ({ name: path, reader: 'visitor', open: at(`/${path}`) }),
  ),
  {
    name: 'data coverage',
    reader: 'visitor',
    open: at('/datacoverage'),
    states: [
      {
        name: 'a year',
        reach: async (page) => {
          const chart = page.getByRole('slider', { name: 'Year of the judgments' });
          await chart.focus();
          await page.keyboard.press('Home');
          const first = Number(await chart.getAttribute('aria-valuenow'));
          await page.keyboard.press('ArrowRight');
          await expect(page.locator('.site-years__box')).toContainText(String(first + 1));
        },
      },
    ],
  },
  {
    name: 'contact',
    reader: 'visitor',
    open: async (page, site) => {
      await at('/contact')(page, site);
      await expect(page.getByRole('img', { name: 'Picture of six characters to type' })).toBeVisible();
    },
    states: [
      {
        name: 'not valid',
        reach: async (page, site) => {
          await press('Save')(page, site);
          await expect(page.getByText('Name must not be blank!')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'inquiry',
    reader: 'visitor',
    open: at('/inquiry'),
    states: [
      {
        name: 'not valid',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Send inquiry' }).focus();
          await page.keyboard.press('Enter');
          await expect(page.getByText('Six fields need another look')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'registration',
    // A registration that waits for its code is announced on the page.
    reader: 'stranger',
    open: at('/registration'),
    states: [
      {
        name: 'not valid',
        reach: async (page) => {
          await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
          await page.getByRole('button', { name: 'Register' }).click();
          await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name must not be blank!');
        },
      },
      { name: 'code of the activation', reach: registered },
    ],
  },
  {
    name: 'playground',
    reader: 'visitor',
    open: async (page, site) => {
      await at('/widgets/')(page, site);
      await expect(page.getByRole('list', { name: 'Measured in this browser just now' })).toContainText('KB of code');
    },
  },
  ...['/', '/packages', '/case/2024-hns-1'].map((path): Screen => ({
    name: `${path} in Hindi`,
    reader: 'stranger',
    open: at(`${path}?lang=hi`),
    moves: true,
  })),
];
