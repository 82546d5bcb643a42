import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { enter } from './support/enter.js';
import { NIGHTLY } from './support/levels.js';
import { codeFor } from './support/outbox.js';
import { expect, test } from './support/own-site.js';
import { addMember, otherThan, type Person, type Place } from './support/people.js';
import { watchConsole } from './support/screens.js';
import { expectToast } from './support/toasts.js';

/** Opens the account of a new member. */
async function openAccount(page: Page, site: Place): Promise<Person> {
  const member = await addMember(site);
  await enterAccount(page, site, member);
  return member;
}

async function enterAccount(page: Page, { url }: Place, member: Person): Promise<void> {
  await enter(page, url, { ...member, path: '/Lawsuit/account' });
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
}

/** The same member on another device. */
async function otherDevice(
  browser: Browser,
  { url }: Place,
  member: Pick<Person, 'username' | 'password'>,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, url, member);
  // Sessions are listed by last use.
  await page.waitForLoadState('networkidle');
  return page;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member makes an access token, reads with it, and revokes it', async ({ page, site, request }) => {
  await openAccount(page, site);
  const tokens = section(page, 'Access tokens');
  await tokens.getByLabel('Name of a new token').fill('Assistant');
  await tokens.getByRole('button', { name: 'Make a token' }).click();
  const token = await tokens.getByText(/^hn_\w{32}$/).innerText();
  const read = async () => {
    const answer = await request.post(`${site.url}/mcp`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    return answer.status();
  };
  expect(await read()).toBe(200);
  await tokens.getByRole('button', { name: 'Revoke Assistant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(tokens.getByText('You have no access tokens')).toBeVisible();
  await expect(tokens.getByText(token)).toHaveCount(0);
  expect(await read()).toBe(401);
});

test('a member changes name and place, and downloads all data', async ({ page, site }) => {
  const { problems } = watchConsole(page);
  const member = await openAccount(page, site);
  const profile = section(page, 'Profile');
  const save = profile.getByRole('button', { name: 'Save changes' });
  await expect(save).toHaveAccessibleDescription('Nothing is changed yet.');
  await expect(profile.getByText('confirmed')).toHaveCount(1);
  await profile.getByLabel('First name').fill('Meera 2');
  await save.click();
  await expect(profile.getByLabel('First name')).toHaveAccessibleDescription('Please enter only text characters.');
  await profile.getByLabel('First name').fill('Mira');
  await profile.getByLabel('State').selectOption('Karnataka');
  await profile.getByLabel('City').fill('Bengaluru');
  await save.click();
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your profile was saved.' });
  await expect(save).toHaveAccessibleDescription('Nothing is changed yet.');
  await expect(save).toBeFocused();
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Mira');
  await expect(profile.getByLabel('State').getByRole('option', { selected: true })).toHaveText('Karnataka');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^headnote-${member.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toHaveProperty('madeAt');
  expect(text).toContain(member.email);
  expect(text).not.toMatch(/argon2|password_hash/);
  expect(problems).toEqual([]);
});

test('a new email address counts once its code is entered', async ({ page, site }) => {
  const member = await openAccount(page, site);
  const profile = section(page, 'Profile');
  await profile.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const email = `new.${member.email}`;
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: 'The password is not correct.' });
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  const code = await codeFor(site.dataDir, email);
  await dialog.getByLabel('Code').fill(otherThan(code));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const refused = 'The code is not correct or has expired. Check it, or ask for a new one.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: refused });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(profile.getByText(email)).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Change email' })).toBeFocused();
});

test('a new password ends the sessions of the other devices', NIGHTLY, async ({ page, browser, site }) => {
  const member = await addMember(site);
  const other = await otherDevice(browser, site, member);
  await enterAccount(page, site, member);
  const form = page.getByRole('form', { name: 'Password' });
  await expect(form.getByText('1 other session will end.')).toBeVisible();
  const fill = async (current: string, next: string, again = next) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password', { exact: true }).fill(next);
    await form.getByLabel('New password again').fill(again);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not the password', 'another horse 9');
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: 'The password is not correct.' });
  await expect(form.getByLabel('New password again')).toHaveValue('another horse 9');
  await fill(member.password, 'another horse 9');
  const changed = 'Your password was changed, and your other sessions have ended.';
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: changed });
  await expect(form.getByLabel('Current password')).toHaveValue('');
  await expect(form.getByText('You are signed in only here.')).toBeVisible();

  await other.goto(`${site.url}/Lawsuit/account`);
  await expect(other).toHaveURL(/\/\?returnURL=/);
  await page.reload();
  await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
  await other.context().close();
});

test('ending a session signs the other device out; all others end together', async ({ page, browser, site }) => {
  const member = await addMember(site);
  const second = await otherDevice(browser, site, member);
  const third = await otherDevice(browser, site, member);
  await enterAccount(page, site, member);
  const sessions = section(page, 'Sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions
    .getByRole('button', { name: /^End (?!the other)/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This cannot be undone');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  // The devices are listed by last use: the third was used last.
  await sessions
    .getByRole('button', { name: /^End (?!the other)/ })
    .first()
    .click();
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await third.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(third).toHaveURL(/\/\?returnURL=/);
  await expect(third.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  await sessions.getByRole('button', { name: 'End the other session' }).click();
  await question.getByRole('button', { name: 'End sessions' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await second.goto(`${site.url}/Lawsuit/account`);
  await expect(second).toHaveURL(/\/\?returnURL=/);
  await expect(sessions.getByRole('button', { name: 'End the other session' })).toHaveAccessibleDescription(
    'You are not signed in anywhere else.',
  );
  await Promise.all([second.context().close(), third.context().close()]);
});

test('two tabs: a deletion signs both out; signing in again can keep the account', async ({ page, site }) => {
  const member = await openAccount(page, site);
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/Lawsuit/welcome`);
  await expect(tab.getByRole('heading', { name: 'Welcome, Meera Rao' })).toBeVisible();

  // A tab in the background draws few frames, so that each press takes seconds.
  await page.bringToFront();
  await expect(section(page, 'Subscription')).toContainText('3 days remaining');
  const form = page.getByRole('form', { name: 'Delete account' });
  const send = form.getByRole('button', { name: 'Delete my account' });
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' });
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await send.click();
  await sure.click();
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: 'The password is not correct.' });
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(member.password);
  await send.click();
  await sure.click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/(\\?.*)?(#.*)?$`));
  await expect(tab).toHaveURL(new RegExp(`^${site.url}/(\\?.*)?(#.*)?$`));

  await enter(page, site.url, { ...member, path: '/Lawsuit/account' });
  await expect(section(page, 'Delete account')).toContainText('Your account will be deleted on');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your account stays.' });
  await expect(form).toBeVisible();
});

test('a failed read offers another try; a failed save loses nothing', NIGHTLY, async ({ page, site }) => {
  await page.route('**/api/account/sessions*', (route) => route.fulfill({ status: 404, json: { flag: false } }));
  await openAccount(page, site);
  const sessions = section(page, 'Sessions');
  await expect(sessions.getByText('Sessions did not load')).toBeVisible();
  await page.unroute('**/api/account/sessions*');
  await sessions.getByRole('button', { name: 'Try again' }).click();
  await expect(sessions.getByText('This device')).toBeVisible();

  await page.route('**/api/account/saveprofile*', (route) => route.abort());
  const profile = section(page, 'Profile');
  await profile.getByLabel('City').fill('Thrissur');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  const unreachable = 'The service could not be reached. Please try again.';
  await expectToast(page, { title: 'Failed', type: 'ERROR', text: unreachable });
  await expect(profile.getByLabel('City')).toHaveValue('Thrissur');
  await page.unroute('**/api/account/saveprofile*');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'Your profile was saved.' });
});

test('the account works by keyboard', NIGHTLY, async ({ page, browser, site }) => {
  const member = await openAccount(page, site);
  await page.getByRole('link', { name: 'Password', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#password$/);
  await expect(page.getByRole('link', { name: 'Password', exact: true })).toHaveAttribute('aria-current', 'location');
  const current = page.getByLabel('Current password');
  await current.focus();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('another horse 9');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('another horse 9');
  await page.keyboard.press('Enter');
  const changed = 'Your password was changed, and your other sessions have ended.';
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: changed });
  const other = await otherDevice(browser, site, { ...member, password: 'another horse 9' });

  await page.reload();
  const end = section(page, 'Sessions').getByRole('button', { name: /^End (?!the other)/ });
  await end.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
  await other.context().close();
});
