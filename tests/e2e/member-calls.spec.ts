import { contract } from '@headnote/core/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { storeOriginal } from './support/originals.js';
import { libraries } from './support/libraries.js';
import { realDataMissing } from './support/real-data.js';
import { recordCalls, type RecordedCalls } from './support/recorded-calls.js';
import { expectUncovered, signIn, watchConsole } from './support/screens.js';
import { DEMO_PASSWORD } from './support/test-server.js';

// A visitor becomes a member and works through the research area by clicking and typing only. Every call of its
// specification is sent on the way.

/** The calls of specification 2 §7. Left out: the assistant's four, the alias of the list of acts, the captcha. */
const CALLS = [
  'courts.tree',
  'courts.saveSettings',
  'settings.saveCourt',
  'settings.saveJudgment',
  'settings.judgment',
  'welcome.saveActSettings',
  'welcome.actSettings',
  'welcome.resetActSettings',
  'settings.welcome',
  'account.subscription',
  'welcome.latestCasesByCourt',
  'welcome.latestCases',
  'search.cases',
  'search.suggestions',
  'search.acts',
  'complete.fullText',
  'complete.acts',
  'complete.courts',
  'complete.partyName',
  'complete.respondents',
  'complete.subject',
  'complete.judges',
  'complete.advocate',
  'complete.caseType',
  'complete.caseNumber',
  'complete.finalDecision',
  'complete.email',
  'citations.books',
  'citations.lookup',
  'acts.sections',
  'documents.citedBy',
  'documents.overruled',
  'documents.replica',
  'library.saveQuery',
  'library.updateQuery',
  'library.updateSavedResultQuery',
  'library.queriesByParent',
  'library.saveResult',
  'library.folders',
  'library.saveFolder',
  'library.history',
  'library.addBookmark',
  'library.saveNote',
  'library.deleteNote',
  'mail.sendJudgment',
  'documents.pdf',
  'documents.pdfForMail',
  'documents.stylesheet',
  'account.newTicket',
  'account.signOut',
] as const;

type CallName = (typeof CALLS)[number];

/** A member at work, whose calls are recorded. */
interface Walker {
  readonly page: Page;
  readonly calls: RecordedCalls;
  /** Opens a screen with the link of the bar. */
  readonly goTo: (screen: string) => Promise<void>;
  /** Waits until a call was sent. */
  readonly sends: (call: CallName) => Promise<void>;
}

function walker(page: Page): Walker {
  const calls = recordCalls(page);
  return {
    page,
    calls,
    async goTo(screen) {
      await expectUncovered(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUncovered(page);
    },
    async sends(call) {
      await expect.poll(() => calls.seen.has(call), { message: `${call} is sent` }).toBe(true);
    },
  };
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const tools = (page: Page) => page.getByRole('region', { name: 'Reading tools' });

async function enter({ page, sends }: Walker, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('tab', { name: 'High Courts' }).click();
  await sends('welcome.latestCases');
  await signIn(page, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/Lawsuit\/welcome$/);
  for (const call of ['welcome.latestCasesByCourt', 'settings.welcome', 'account.subscription'] as const)
    await sends(call);
}

async function arrange({ page, sends }: Walker, act: string): Promise<void> {
  await page.getByRole('link', { name: 'Arrange this page' }).click();
  await expectUncovered(page);
  for (const call of ['settings.judgment', 'welcome.actSettings', 'courts.tree'] as const) await sends(call);

  const judgments = page.getByRole('form', { name: 'Judgments' });
  for (const isMarked of [false, true]) {
    await judgments.getByLabel(/^Mark the words/).setChecked(isMarked);
    await judgments.getByRole('button', { name: 'Save' }).click();
    await expect(judgments.getByText('Saved', { exact: true })).toBeVisible();
  }
  await sends('settings.saveJudgment');

  const acts = page.getByRole('region', { name: 'Acts' });
  await acts.getByRole('searchbox', { name: 'Add an act' }).fill(act);
  await acts.getByRole('button', { name: /^Add / }).first().click();
  await acts.getByRole('button', { name: 'Save' }).click();
  await sends('welcome.saveActSettings');
  await acts.getByRole('button', { name: 'Back to the standard settings' }).click();
  await sends('welcome.resetActSettings');

  const courts = page.getByRole('region', { name: 'Courts' });
  for (const count of [1, 0]) {
    await courts.getByRole('treeitem', { name: /Supreme Court of India/ }).click();
    await courts.getByRole('button', { name: 'Save courts' }).click();
    await expect(courts.getByText(count === 1 ? '1 court chosen' : 'All courts', { exact: true })).toBeVisible();
    await expect(courts.getByText('Saved', { exact: true })).toBeVisible();
  }
  await sends('courts.saveSettings');

  const start = page.getByRole('form', { name: 'Start page' });
  for (const isShown of [false, true]) {
    await start.getByLabel('Recent searches').setChecked(isShown);
    await start.getByRole('button', { name: 'Save' }).click();
    await expect(start.getByText('Saved', { exact: true })).toBeVisible();
  }
  await sends('settings.saveCourt');
}

const completions = {
  'All of these words': 'complete.fullText',
  'Find a court': 'complete.courts',
  'Appellant or petitioner': 'complete.partyName',
  Respondent: 'complete.respondents',
  Advocate: 'complete.advocate',
  Judge: 'complete.judges',
  Subject: 'complete.subject',
  'Final decision': 'complete.finalDecision',
  'Case type': 'complete.caseType',
  'Case number and year': 'complete.caseNumber',
} as const satisfies Readonly<Record<string, CallName>>;

async function fillTheForm({ page, goTo, sends }: Walker): Promise<void> {
  await goTo('Search');
  for (const [label, call] of Object.entries(completions)) {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.fill('st');
    await sends(call);
    await field.fill('');
  }
  const act = page.getByRole('combobox', { name: 'Act', exact: true });
  await act.fill('act');
  await sends('complete.acts');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Section', exact: true }).click();
  await sends('acts.sections');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear all fields' }).click();
}

async function search(page: Page, words: string): Promise<void> {
  // In the bar, or on the page of the advanced search.
  const box = page.getByRole('search').getByRole('combobox', { name: 'Search judgments and bare acts' }).first();
  await expectUncovered(page);
  await box.fill(words);
  await box.press('Enter');
  await expect(results(page)).toBeVisible();
}

async function searchAndSave({ page, goTo, sends }: Walker, words: string): Promise<void> {
  await search(page, 'zzzzunheardof');
  await sends('search.suggestions');
  await search(page, words);
  await sends('search.cases');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  const saveAs = async (name: string, way?: RegExp) => {
    await expectUncovered(page);
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Your words for it').fill(name);
    if (way) await dialog.getByRole('radio', { name: way }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await saveAs('Words of the walk');
  await sends('library.saveQuery');

  await goTo('Library');
  await sends('library.folders');
  await page.getByRole('link', { name: /^Saved searches/ }).click();
  await page.getByRole('link', { name: 'Words of the walk' }).first().click();
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await sends('library.queriesByParent');
  await saveAs('Words of the walk', /^A change of/);
  await sends('library.updateQuery');

  await results(page).getByRole('article').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save to folder' }).click();
  const saving = page.getByRole('dialog', { name: 'Save to a folder' });
  await saving.getByLabel('Folder', { exact: true }).selectOption({ label: 'New folder…' });
  await saving.getByLabel('Name of the new folder').fill(`Folder of the walk ${Date.now()}`);
  await saving.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saving).toBeHidden();
  for (const call of ['library.saveFolder', 'library.saveResult'] as const) await sends(call);
  await saveAs('Words of the walk', /^A change of/);
  await sends('library.updateSavedResultQuery');
}

/** The row of the most cited judgment that has something to cite it. */
async function mostCited(page: Page, dataDir: string): Promise<Locator> {
  await expectUncovered(page);
  await results(page).getByLabel('Sort').selectOption({ label: 'Most cited first' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const link = results(page).locator('.hn-row__title a').first();
  const [, id = ''] = /\/case\/([^/?#]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await storeOriginal(dataDir, id);
  return link;
}

async function workInAJudgment({ page, sends }: Walker, dataDir: string): Promise<void> {
  await search(page, 'court');
  await (await mostCited(page, dataDir)).click();
  await expect(page.getByRole('region', { name: 'Text of the judgment' })).toBeVisible();
  await expectUncovered(page);
  for (const name of ['Bookmark', 'Bookmarked']) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/history/addbookmark'));
    await tools(page).getByRole('button', { name, exact: true }).click();
    await kept;
  }
  await sends('library.addBookmark');

  await tools(page).getByRole('button', { name: 'Note' }).click();
  const note = page.getByRole('region', { name: 'Note on this judgment' });
  await note.getByRole('textbox').fill(`Of the walk, ${Date.now()}`);
  await expect(note.getByText(/^Saved/)).toBeVisible();
  await sends('library.saveNote');
  await note.getByRole('button', { name: 'Delete' }).click();
  await sends('library.deleteNote');
  await note.getByRole('button', { name: 'Close' }).click();

  const pdf = page.waitForEvent('download');
  await tools(page).getByRole('button', { name: 'PDF' }).click();
  await pdf;
  await sends('documents.pdf');
  for (const [item, call] of [
    ['Save as a web page', 'documents.stylesheet'],
    ['Original document', 'documents.replica'],
  ] as const) {
    const download = page.waitForEvent('download');
    await tools(page).getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await download;
    await sends(call);
  }

  await tools(page).getByRole('button', { name: 'E-mail' }).click();
  const mail = page.getByRole('dialog', { name: 'E-mail this judgment' });
  const to = mail.getByRole('combobox', { name: 'To' });
  await to.pressSequentially('asha@chambers.example');
  await sends('complete.email');
  await to.press('Enter');
  await expect(mail.getByText(/\.pdf, \d+/)).toBeVisible();
  await sends('documents.pdfForMail');
  await mail.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The judgment was sent.')).toBeVisible();
  await sends('mail.sendJudgment');

  await page.getByText('All citing judgments').click();
  for (const call of ['documents.citedBy', 'documents.overruled'] as const) await sends(call);
}

async function lookUpAndLeave({ page, calls, goTo, sends }: Walker): Promise<void> {
  await goTo('Citations');
  await sends('citations.books');
  await page.getByLabel('Report', { exact: true }).selectOption({ index: 1 });
  await sends('citations.lookup');
  await goTo('Acts');
  await sends('search.acts');
  await goTo('Library');
  // A session whose token has run out is renewed behind the next click.
  await page.route('**/api/history/gettopsearchhistory*', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Search history' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  for (const call of ['library.history', 'account.newTicket'] as const) await sends(call);
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sends('account.signOut');
  expect(CALLS.filter((call) => !calls.seen.has(call))).toEqual([]);
}

test('the calls of the walk are calls of the contract', () => {
  const names = contract.map(({ service, name }) => `${service}.${name}`);
  expect(CALLS.filter((call) => !names.includes(call))).toEqual([]);
});

for (const library of libraries) {
  test(
    `every call of the research area is reached by clicking, over ${library.name}`,
    { tag: library.tag },
    async ({ page }) => {
      test.skip(!library.isThere, realDataMissing);
      test.setTimeout(480_000);
      page.setDefaultTimeout(60_000);
      const { problems } = watchConsole(page);
      const walk = walker(page);
      await test.step('sign in', () => enter(walk, library.url()));
      await test.step('settings', () => arrange(walk, library.act));
      await test.step('the form of a search', () => fillTheForm(walk));
      await test.step('results and saved searches', () => searchAndSave(walk, 'notice'));
      await test.step('a judgment', () => workInAJudgment(walk, library.dataDir()));
      expect(problems).toEqual([]);
      await test.step('citations, acts, history, sign out', () => lookUpAndLeave(walk));
    },
  );
}
