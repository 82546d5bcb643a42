// A member's website with widgets, from its registration to its use on a page of another origin.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';
import { expect, test } from './support/own-site.js';
import { signIn, watchConsole } from './support/screens.js';
import { DEMO_PASSWORD } from './support/test-server.js';
import { expectToast } from './support/toasts.js';

const executablePath = chromiumPath();
// Pages of other sites need names of their own: the library serves localhost to everybody.
test.use({
  // A header of a test's own would make a browser ask the library for permission first.
  extraHTTPHeaders: {},
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, '--host-resolver-rules=MAP *.example 127.0.0.1'],
  },
});

let hosts: Server;
/** What the pages of the other sites contain. */
let snippet = '';
test.beforeAll(async () => {
  hosts = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>College</title><h1>Law College</h1>${snippet}`);
  });
  await new Promise<void>((resolve) => {
    hosts.listen(0, '127.0.0.1', resolve);
  });
});
test.afterAll(() => {
  hosts.close();
});

const originOf = (host: string) => `http://${host}:${(hosts.address() as AddressInfo).port}`;

/** Whether the list of the latest cases appears on a page of this site, for a new reader: a browser keeps an answer for a while. */
async function showsCases(browser: Browser, host: string): Promise<boolean> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(originOf(host));
  const widget = page.locator('headnote-latest-cases');
  const cases = widget.getByRole('listitem').first();
  const retry = widget.getByRole('button', { name: 'Try again' });
  await expect(cases.or(retry)).toBeVisible();
  const isShown = await cases.isVisible();
  await page.context().close();
  return isShown;
}

test('a member registers a website, and its key works there and nowhere else', async ({ page, browser, site }) => {
  const { problems } = watchConsole(page);
  // A visitor signs in first, and comes back.
  await page.goto(`${site.url}/partners`);
  await expect(page).not.toHaveURL(/partners$/);
  await signIn(page, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/Lawsuit\/partners$/);
  await expect(page.getByText('No website yet')).toBeVisible();

  const form = page.getByRole('form', { name: 'Register a website' });
  await form.getByLabel('Name').fill('Law College');
  await form.getByLabel('Addresses of the website').fill(`${originOf('www.college.example')}/moodle`);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByLabel('Addresses of the website')).toHaveAccessibleDescription(/without a path/);
  await form.getByLabel('Addresses of the website').fill(originOf('www.college.example'));
  await form.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'The website is registered.' });

  const lines = page.getByText(/data-portal=/);
  snippet = (await lines.textContent()) ?? '';
  expect(snippet).toMatch(/data-portal="pk_[\w-]{22}"/);
  expect(await showsCases(browser, 'www.college.example')).toBe(true);
  for (const other of ['college.example', 'www.college.example.evil.example', 'evil.example'])
    expect(await showsCases(browser, other), other).toBe(false);

  // The defaults reach the page that has the key.
  const defaults = page.getByRole('form', { name: 'Law College: Defaults' });
  await defaults.getByLabel('Rows').selectOption('3');
  await defaults.getByRole('button', { name: 'Save defaults' }).click();
  await expectToast(page, { title: 'Success', type: 'SUCCESS', text: 'The defaults were saved.' });
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(originOf('www.college.example'));
  await expect(reader.locator('headnote-latest-cases').getByRole('listitem')).toHaveCount(3);
  await reader.context().close();

  // A new key: the page with the old one still works.
  await page.getByRole('button', { name: 'Make a new key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new key' }).click();
  await expect(page.getByText(/Old key, works until/)).toBeVisible();
  await expect(lines).not.toHaveText(snippet);
  expect(await showsCases(browser, 'www.college.example')).toBe(true);

  // A revoked key stops at once.
  const old = /pk_[\w-]+/.exec(snippet)?.[0] ?? '';
  await page.getByRole('button', { name: `Revoke ${old}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText(/^Ended on/)).toBeVisible();
  expect(await showsCases(browser, 'www.college.example')).toBe(false);
  snippet = (await lines.textContent()) ?? '';
  expect(await showsCases(browser, 'www.college.example')).toBe(true);

  // The use is counted at once, also what was refused.
  await page.reload();
  await expect(page.getByText(/^[3-9] requests answered, [3-9] refused$/)).toBeVisible();
  await page.getByRole('button', { name: 'Figures by day' }).click();
  await expect(page.getByRole('table', { name: 'Use in the last 30 days' }).getByRole('row')).toHaveCount(31);
  expect(problems).toEqual([]);
});
