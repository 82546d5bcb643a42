import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faceUp, signInAs } from './support/account-card.js';
import { enter } from './support/enter.js';
import { keyboard, mouse, type Hands } from './support/hands.js';
import { NIGHTLY } from './support/levels.js';
import { codeFor, messageTo } from './support/outbox.js';
import { expect, test } from './support/own-site.js';
import { changeDatabase, letDaysPass } from './support/past.js';
import { addMember, type Place } from './support/people.js';
import { watchConsole } from './support/screens.js';
import { expectToast } from './support/toasts.js';

test.use({ isBehindProxy: false });

// A visitor becomes a customer: through the built server, its database, its outbox and the sandbox of payments.

const inBar = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true });
const subscribe = (page: Page) => page.getByRole('link', { name: 'Subscribe: The whole library' });
const goToPayment = (page: Page) => page.getByRole('button', { name: 'Go to payment' });
const amountDue = (page: Page) => page.locator('.hn-package__amount');

/** Pays on the sandbox's page, with what it offers first or another outcome. */
async function payInSandbox(page: Page, hands: Hands, amount: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\/[\w-]+$/);
  await expect(page.getByText('Sandbox. No money moves.')).toBeVisible();
  await expect(page.getByText(amount, { exact: true })).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Continue' }));
}

/** Waits for the page that says paid, and returns the number of the invoice. */
async function expectPaid(page: Page, amount: string): Promise<string> {
  await expect(page).toHaveURL(/\/packages\/payment\?payment=P-\w{4}-\w{4}$/);
  await expect(page.getByRole('heading', { name: /^Paid\. Yours to \d\d \w+ \d{4}\.$/ })).toBeVisible();
  await expect(page.getByText(`${amount} for The whole library.`)).toBeVisible();
  return (await page.getByText(/^HN\/\d\d-\d\d\/\d{6}$/).textContent()) ?? '';
}

/** On a desk, a tablet and a phone, every payment shows its amount, its state and its invoice without scrolling sideways. */
async function expectPaymentsInView(page: Page): Promise<void> {
  const list = page.locator('.site-payments');
  for (const width of [1280, 900, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await list.evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      const parts = [...box.querySelectorAll('tbody :is(th, td, button)')].map((part) => part.getBoundingClientRect());
      return (
        parts.filter((part) => part.left < left - 1 || part.right > right + 1).length +
        box.scrollWidth -
        box.clientWidth
      );
    });
    expect([width, outside]).toEqual([width, 0]);
    const invoice = list.getByRole('button').first();
    await invoice.scrollIntoViewIfNeeded();
    await expect(invoice).toBeInViewport({ ratio: 1 });
  }
}

for (const [index, handsOf] of [mouse, keyboard].entries()) {
  const { name } = handsOf(undefined as unknown as Page);
  const number = index + 1;
  const level = index === 0 ? {} : NIGHTLY;

  test(
    `${name}: register, activate, pay, renew inside the window and outside it, and get the invoices`,
    level,
    async ({ page, site }) => {
      // Three payments, each with some fifty stops of the keyboard.
      test.setTimeout(480_000);
      const hands = handsOf(page);
      const { problems } = watchConsole(page);
      const { dataDir } = site;
      const who = {
        username: `customer${number}`,
        password: 'correct horse 9',
        email: `customer${number}@example.com`,
      };
      const mobile = `900081000${number}`;

      // A visitor chooses the trial on the page of the packages.
      await page.goto(`${site.url}/packages`);
      await expect(page.getByText('Package 1')).toBeVisible();
      await expect(amountDue(page)).toHaveText('₹15,000');
      await hands.press(page.getByRole('link', { name: 'Free Trial' }));
      const typed = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'));
      await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
      await hands.fill(typed('First name'), 'Asha');
      await hands.fill(typed('Last name'), 'Menon');
      await hands.fill(typed('Email'), who.email);
      await hands.fill(typed('Mobile'), mobile);
      await hands.choose(page.getByLabel('State', { exact: true }), 'Karnataka');
      await hands.fill(typed('City'), 'Bengaluru');
      await hands.fill(typed('Username'), who.username);
      await hands.fill(typed('Password'), who.password);
      await hands.fill(typed('Password again'), who.password);
      await hands.send(page.getByRole('button', { name: 'Register' }));
      const dialog = page.getByRole('dialog', { name: 'Activation Code' });
      await hands.fill(dialog.getByRole('textbox'), await codeFor(dataDir, mobile));
      await hands.send(dialog.getByRole('button', { name: 'Submit' }));
      await expect(page).toHaveURL(new RegExp(`^${site.url}/(?:#sign-in)?$`));
      await expect(faceUp(page).locator('button[type="submit"]')).toBeEnabled();
      const signInField = (label: string) => faceUp(page).getByLabel(label, { exact: true }).and(page.locator('input'));
      await hands.fill(signInField('Username'), who.username);
      await hands.fill(signInField('Password'), who.password);
      await hands.send(faceUp(page).locator('button[type="submit"]'));
      await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
      await expect(inBar(page, '3 days left')).toBeVisible();

      // The trial is followed by a year at the first amount.
      await hands.press(page.getByRole('link', { name: 'Account' }));
      await hands.press(page.getByRole('link', { name: 'See the packages' }).first());
      await expect(amountDue(page)).toHaveText('₹15,000');
      await hands.press(subscribe(page));
      await hands.press(goToPayment(page));
      await payInSandbox(page, hands, '₹15,000');
      const first = await expectPaid(page, '₹15,000');
      await expect(inBar(page, '364 days left')).toBeVisible();
      expect(await messageTo(dataDir, who.email)).toContain(first);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        hands.press(page.getByRole('button', { name: `Invoice ${first}, PDF` })),
      ]);
      expect(download.suggestedFilename()).toBe(`${first.replaceAll('/', '-')}.pdf`);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

      // Days go by; the bar follows without another sign-in.
      letDaysPass(dataDir, 300, who.username);
      await hands.press(page.getByRole('link', { name: 'Start searching' }));
      await expect(inBar(page, '64 days left')).toBeVisible();

      // It ends. Inside the 30 days a year costs the renewal amount.
      letDaysPass(dataDir, 75, who.username);
      await page.reload();
      const notice = page.getByRole('region', { name: 'Your subscription' });
      await expect(notice.getByRole('heading', { name: /^Your subscription ended on/ })).toBeVisible();
      await expect(inBar(page, '0 days left')).toBeVisible();
      await expect(notice).toContainText('₹12,500');
      await expect(notice).toContainText('19 days left to renew');
      await expect(notice).toContainText('All that you saved is kept');
      await hands.press(notice.getByRole('link', { name: 'Renew for one year' }));
      await expect(amountDue(page)).toHaveText('₹12,500');
      await hands.press(page.getByRole('link', { name: 'Renew: The whole library' }));
      await hands.press(goToPayment(page));
      await payInSandbox(page, hands, '₹12,500');
      const second = await expectPaid(page, '₹12,500');
      await expect(inBar(page, '364 days left')).toBeVisible();

      // It ends again, and the 30 days go by: the initial amount applies.
      letDaysPass(dataDir, 365 + 31, who.username);
      await hands.press(page.getByRole('link', { name: 'Start searching' }));
      await expect(notice).toContainText('The 30 days for a renewal are over');
      await expect(notice).toContainText('₹15,000');
      await hands.press(notice.getByRole('link', { name: 'Subscribe again' }));
      await expect(amountDue(page)).toHaveText('₹15,000');
      await hands.press(subscribe(page));
      await hands.press(goToPayment(page));
      await payInSandbox(page, hands, '₹15,000');
      const third = await expectPaid(page, '₹15,000');

      // All invoices are in the account, in one series.
      await hands.press(page.getByRole('link', { name: 'Start searching' }));
      await expect(inBar(page, '364 days left')).toBeVisible();
      await hands.press(page.getByRole('link', { name: 'Account' }));
      const rows = page.getByRole('table', { name: 'Every payment with its invoice' }).getByRole('row');
      await expect(rows).toHaveCount(4);
      const inOrder = [third, second, first];
      expect(inOrder).toEqual(inOrder.toSorted().toReversed());
      for (const [row, invoice] of inOrder.entries()) await expect(rows.nth(row + 1)).toContainText(invoice);
      await expect(rows.nth(2)).toContainText('renewal');
      await expectPaymentsInView(page);
      expect(problems).toEqual([]);
    },
  );
}

/** Signs a new member in, with a subscription of the trial. */
async function newMember(page: Page, site: Place) {
  const who = await addMember(site);
  await enter(page, site.url, who);
  return who;
}

async function startPayment(page: Page, { url }: Place): Promise<void> {
  await page.goto(`${url}/packages`);
  await subscribe(page).click();
  await goToPayment(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

async function chooseOutcome(page: Page, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('J3: a payment that is declined or cancelled, or that only an address says is paid, charges nothing; another try opens another page', async ({
  page,
  site,
}) => {
  await newMember(page, site);
  await startPayment(page, site);
  await chooseOutcome(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expect(inBar(page, '3 days left')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await subscribe(page).click();
  await goToPayment(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);

  const cancelled = page.url();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('or it was cancelled. Nothing was charged')).toBeVisible();
  for (const address of [
    'payment=P-AAAA-AAAA&payment_status=Credit',
    'payment=',
    'payment_id=MOJO5a06005J21512197',
    '',
  ]) {
    await page.goto(`${site.url}/packages/payment?${address}`);
    await expect(page.getByRole('heading', { name: 'You have no such payment' })).toBeVisible();
  }
  await expect(inBar(page, '3 days left')).toBeVisible();

  await startPayment(page, site);
  expect(page.url()).not.toBe(cancelled);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectPaid(page, '₹15,000');
});

test('J6: a payer who closes the window finds the payment later, after a reload and after signing in again', async ({
  page,
  site,
}) => {
  const who = await newMember(page, site);
  await startPayment(page, site);
  await chooseOutcome(page, 'Close the window');
  const back = await page.getByRole('link', { name: 'Go back to the site' }).getAttribute('href');
  await expect(page.getByRole('heading', { name: 'The payer closed the window' })).toBeVisible();

  // Another day, without the session: the sign-in returns here.
  await page.goto(site.url);
  await page.evaluate(() => localStorage.clear());
  await page.goto(back ?? '');
  await expect(page).toHaveURL(/\/\?returnURL=/);
  await expect(faceUp(page).locator('button[type="submit"]')).toBeEnabled();
  await signInAs(page, who);
  await expectPaid(page, '₹15,000');
  await expect(inBar(page, '364 days left')).toBeVisible();
  await page.reload();
  await expectPaid(page, '₹15,000');
});

test('a failed subscribe clears the loading flag and says why, exactly', async ({ page, site }) => {
  await newMember(page, site);
  await page.goto(`${site.url}/Lawsuit/subscribe?package=1`);
  await expect(goToPayment(page)).toBeEnabled();
  const { dataDir } = site;
  const setPrice = (paise: number) =>
    changeDatabase(
      dataDir,
      (db) => void db.prepare('update subscription_packages set initial_paise = ? where id = 1').run(paise),
    );
  setPrice(16_000_00);
  try {
    await goToPayment(page).click();
    const text = 'The amount due for this package is ₹16,000. Nothing was charged.';
    await expectToast(page, { title: 'Failed', type: 'ERROR', text });
    await expect(page.locator('.hn-loading--shown')).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/Lawsuit/subscribe?package=1`);
  } finally {
    setPrice(15_000_00);
  }
});

test('packages that do not load are said in a toast and in their place, with another try', async ({ page, site }) => {
  const { dataDir } = site;
  const rename = (from: string, to: string) =>
    changeDatabase(dataDir, (db) => void db.exec(`alter table ${from} rename to ${to}`));
  rename('subscription_packages', 'hidden_packages');
  try {
    await page.goto(`${site.url}/packages`);
    await expect(page.getByRole('heading', { name: 'The packages did not load' })).toBeVisible();
    await expectToast(page, { title: 'Failed', type: 'ERROR', text: /\S/ });
  } finally {
    rename('hidden_packages', 'subscription_packages');
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(amountDue(page)).toHaveText('₹15,000');
});

test('the packages can be read without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/packages`);
  await expect(page.getByRole('article')).toContainText(/Package 1.*The whole library.*₹15,000.*Coverage Details/s);
  await page.getByRole('link', { name: 'Subscribe: The whole library' }).click();
  await expect(page).toHaveURL(/\/\?returnURL=/);
  await context.close();
});

test('an expired subscriber reads previews, and everything again after a renewal', async ({ page, site }) => {
  const { username } = await newMember(page, site);
  const openFirst = async () => {
    await page.goto(`${site.url}/Lawsuit/welcome`);
    await page.locator('.hn-row__title a').first().click();
    await expect(page).toHaveURL(/\/Lawsuit\/case\//);
    return page.getByRole('region', { name: 'Text of the judgment' });
  };
  const whole = ((await (await openFirst()).textContent()) ?? '').length;
  letDaysPass(site.dataDir, 4, username);
  const preview = await openFirst();
  await expect(page.getByText('This is the first part of the text.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your trial ended on/ })).toBeVisible();
  const cut = ((await preview.textContent()) ?? '').length;
  expect(cut).toBeLessThan(whole);
  expect(cut).toBeLessThan(2_200);
  await startPayment(page, site);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectPaid(page, '₹15,000');
  const again = await openFirst();
  await expect(page.getByText('This is the first part of the text.')).toHaveCount(0);
  await expect(again).toHaveText(/\S/);
  expect(((await again.textContent()) ?? '').length).toBe(whole);
});
