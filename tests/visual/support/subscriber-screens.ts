import { expect, type Page } from '@playwright/test';
import { enter } from '../../e2e/support/enter.js';
import { letDaysPass } from '../../e2e/support/past.js';
import { addMember } from '../../e2e/support/people.js';
import { at, type Screen, type Site, type Step } from './screen.js';

/** A new member with a trial, on a screen. */
async function newMember(page: Page, site: Site, path?: string): Promise<string> {
  const who = await addMember(site);
  await enter(page, site.url, { ...who, ...(path === undefined ? {} : { path }) });
  return who.username;
}

/** The page of the sandbox after a press of Subscribe. */
const payment: Step = async (page, site) => {
  await newMember(page, site);
  await at('/packages')(page, site);
  await page.getByRole('link', { name: 'Subscribe: The whole library' }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
};

const outcome =
  (choice: string, heading: string | RegExp): Step =>
  async (page) => {
    await page.getByRole('radio', { name: choice }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  };

/** Screens of a member who pays, or whose time is over. */
export const subscriberScreens: readonly Screen[] = [
  {
    name: 'order',
    reader: 'stranger',
    open: (page, site) => newMember(page, site, '/Lawsuit/subscribe?package=1').then(() => undefined),
    hasPicture: true,
    states: [
      {
        name: 'not valid',
        reach: async (page) => {
          await page.getByLabel('GSTIN').fill('29AAHPR4182K1');
          await page.getByRole('button', { name: 'Go to payment' }).click();
          await expect(page.getByText('GSTIN must match the format!')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'payment that is declined',
    reader: 'stranger',
    open: payment,
    states: [{ name: 'its end', reach: outcome('Decline', 'The payment did not go through') }],
  },
  {
    name: 'payment',
    reader: 'stranger',
    open: payment,
    states: [
      {
        name: 'its end',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Continue' }).click();
          await expect(page.getByRole('heading', { name: /^Paid\./ })).toBeVisible();
        },
      },
      { name: 'account with an invoice', reach: at('/Lawsuit/account') },
    ],
  },
  {
    name: 'judgment after the end of a trial',
    reader: 'stranger',
    // What a renewal costs is asked for while the judgment is loading, and the notice pushes it down.
    moves: true,
    open: async (page, site) => {
      letDaysPass(site.dataDir, 4, await newMember(page, site));
      await page.locator('.hn-row__title a').first().click();
      await expect(page).toHaveURL(/\/Lawsuit\/case\//);
      await page.reload();
      await expect(page.getByText('This is the first part of the text.')).toBeVisible();
    },
  },
];
