import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './support/screens.js';
import { DEMO_PASSWORD } from './support/test-server.js';

const site = () => process.env.SAMPLE_URL ?? '';
const language = (page: Page) => page.locator('html');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a reader switches to Hindi, searches, reads a judgment, and goes back to English', async ({ page }) => {
  const { problems } = watchConsole(page);
  await page.goto(`${site()}/packages?from=home`);
  await expect(language(page)).toHaveAttribute('lang', 'en-IN');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${site()}/packages?from=home`);
  await expect(language(page)).toHaveAttribute('lang', 'hi');
  await expect(heading(page, 'पैकेज')).toBeVisible();

  await page.goto(site());
  await page.getByLabel('उपयोगकर्ता नाम').fill('demo');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click();
  // The server words this message.
  await expect(page.getByText('उपयोगकर्ता नाम या पासवर्ड सही नहीं है।').first()).toBeVisible();
  await page.getByLabel('पासवर्ड', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click();
  await expect(page).toHaveURL(/welcome$/);
  await expect(heading(page, /^स्वागत है/)).toBeVisible();

  await page.getByRole('combobox', { name: 'निर्णय और अधिनियम खोजें' }).fill('notice');
  await page.keyboard.press('Enter');
  await expect(heading(page, /^[\d,]+ निर्णय/)).toBeVisible();
  await expect(page.locator('.hn-understood')).toContainText('निर्णय: जिनमें notice हो');

  await page.getByRole('region', { name: 'परिणाम' }).locator('a[href*="/Lawsuit/case/"]').first().click();
  const text = page.locator('.hn-document');
  await expect(text).toBeVisible();
  // The judgment itself stays in its language.
  await expect(text).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByRole('button', { name: 'टिप्पणी', exact: true }).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('combobox', { name: 'निर्णय और अधिनियम खोजें' }).fill('धारा नोटिस अपील');
  await page.keyboard.press('Enter');
  await expect(page.locator('.site-results__spellings')).toHaveText(
    /^यह भी खोजा गया: धारा के लिए section; नोटिस के लिए notice; अपील के लिए appeal/,
  );
  await expect(heading(page, /^[1-9][\d,]* निर्णय/)).toBeVisible();
  await expect(
    page
      .locator('mark, .hn-document b, .hn-highlight, b')
      .filter({ hasText: /^(?:notice|section|appeal)/i })
      .first(),
  ).toBeVisible();

  await page.goto(`${site()}/Lawsuit/settings`);
  await expect(heading(page, 'सेटिंग')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(language(page)).toHaveAttribute('lang', 'en-IN');
  await expect(heading(page, 'Settings')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);
});

test('without scripts the pages are in Hindi too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site()}/about?lang=hi`);
  await expect(page).toHaveURL(`${site()}/about`);
  await expect(language(page)).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('परिचय');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(language(page)).toHaveAttribute('lang', 'en-IN');
  await context.close();
});
