import { serializeSearch } from '@headnote/core/search/bodies';
import { expect, type Page } from '@playwright/test';
import { memberClient, newFolder } from '../../e2e/support/members.js';
import { letCodesAge } from '../../e2e/support/past.js';
import { DEMO_PASSWORD } from '../../e2e/support/test-server.js';
import { at, close, firstLink, press, results, settled, type Screen, type Step } from './screen.js';

const openDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** Presses a button that opens a dialog. */
const dialogOf =
  (name: string | RegExp): Step =>
  async (page, site) => {
    await press(name)(page, site);
    await openDialog(page);
  };

/** Presses a button of the tools that a phone has at its foot. */
const phoneTool =
  (name: string): Step =>
  async (page) => {
    const bar = page.getByRole('navigation', { name: 'Tools of the reader' });
    await expect(bar).toBeInViewport();
    await bar.getByRole('button', { name }).click();
    await openDialog(page);
  };

/** Closes what is open, then does the next step. */
const then =
  (step: Step): Step =>
  async (page, site) => {
    await close(page);
    await step(page, site);
  };

const checked: Step = async (page) => {
  await page
    .getByLabel('Text of the brief')
    .fill('There is nothing in (1940) 2 SCC 7, and section 34 of the Act applies.');
  await page.getByRole('button', { name: 'Check the citations' }).click();
  await expect(page.getByText('Cannot exist').first()).toBeVisible();
  await settled(page);
};

/** A query with a date that does not exist. */
const wrongDate: Step = async (page) => {
  await page
    .getByRole('combobox', { name: 'Search judgments and bare acts' })
    .first()
    .fill('notice /s cancel* date:2019-06-31..2026 bench:3+');
  await expect(page.locator('.site-advanced__wrong')).toHaveText(/./);
  await expect(page.locator('.site-advanced__counting')).toHaveCount(0);
};

/** A folder of the member with three judgments, a note and a bookmark. */
const folder: Step = async (page, site) => {
  const { client, folderId, first } = await newFolder(site.url, page.request, `Cancellation of bail ${Date.now()}`);
  await client.library.changeFolder({ id: folderId, name: 'Cancellation of bail' });
  await client.library.addBookmark({ documentId: first.id });
  await at(`/Lawsuit/library?folder=${folderId}`)(page, site);
  await expect(page.getByRole('list', { name: 'Saved judgments and acts' }).getByRole('article')).toHaveCount(3);
  // The other widths and a further try begin without it.
  await client.library.remove({ kind: 'folder', ids: [folderId] });
};

/** Two searches, whatever the screens before have added. */
const history: Step = async (page, site) => {
  const client = await memberClient(site.url, page.request);
  await client.library.clearHistory();
  for (const text of ['"anticipatory bail"', 'limitation /p award'])
    await client.library.addHistory({
      query: serializeSearch({ v: 1, kind: 'text', text, courtNames: [], sort: 'relevance' }),
      keywords: text,
      kind: 'text',
      total: 12,
    });
  await at('/Lawsuit/history')(page, site);
  await expect(page.getByText('limitation /p award')).toBeVisible();
};

const selected: Step = async (page) => {
  await page.getByRole('region', { name: 'Results' }).getByRole('article').first().getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Selected judgments' })).toBeVisible();
};

/** Screens of the research area. */
export const memberScreens: readonly Screen[] = [
  {
    name: 'welcome',
    reader: 'member',
    open: at('/Lawsuit/welcome'),
    hasPicture: true,
    states: [
      {
        name: 'menu',
        at: 'phone',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Menu' }).click();
          await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'results',
    reader: 'member',
    open: results('notice'),
    hasPicture: true,
    states: [
      { name: 'a selection', reach: selected },
      { name: 'save to a folder', reach: dialogOf('Save to folder') },
      { name: 'save the search', reach: then(dialogOf('Save search')) },
      {
        name: 'keys',
        at: 'wide',
        reach: then(async (page) => {
          await page.getByRole('heading', { level: 1 }).click();
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
        }),
      },
    ],
  },
  { name: 'no-results', reader: 'member', open: results('"no such phrase anywhere"'), hasPicture: true },
  { name: 'wider searches', reader: 'member', open: results('notice zzzzunheardof') },
  { name: 'act that is missing', reader: 'member', open: results('s 34 Arbitration Act, 1940') },
  { name: 'acts', reader: 'member', open: at('/Lawsuit/bareactslist'), hasPicture: true },
  {
    name: 'case-reader',
    reader: 'member',
    open: firstLink('/Lawsuit/welcome', 'main a[href*="/Lawsuit/case/"]'),
    hasPicture: true,
    states: [
      { name: 'contents', at: 'phone', reach: phoneTool('Contents') },
      { name: 'more', at: 'phone', reach: then(phoneTool('More')) },
      {
        name: 'text',
        at: 'phone',
        reach: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
          await openDialog(page);
        },
      },
      {
        name: 'ask',
        reach: then(async (page) => {
          await page.keyboard.press('a');
          const panel = page.locator('.site-ask');
          await panel.getByRole('textbox').fill('What order was made?');
          await panel.getByRole('textbox').press('Enter');
          await expect(panel.getByRole('button', { name: 'Useful', exact: true })).toBeVisible();
        }),
      },
      {
        name: 'ask, closed',
        reach: async (page) => {
          await page.locator('.site-ask').getByRole('button', { name: 'Close' }).click();
        },
      },
      {
        name: 'note',
        at: 'wide',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Note', exact: true }).first().click();
          await page
            .getByRole('region', { name: 'Note on this judgment' })
            .getByRole('textbox')
            .fill('Read this before the hearing.');
          await expect(page.getByText(/^Saved/)).toBeVisible();
        },
      },
      {
        name: 'e-mail',
        at: 'wide',
        reach: async (page) => {
          await page
            .getByRole('region', { name: 'Note on this judgment' })
            .getByRole('button', { name: 'Delete' })
            .click();
          await page.getByRole('region', { name: 'Reading tools' }).getByRole('button', { name: 'E-mail' }).click();
          await expect(page.getByRole('dialog').getByText(/\.pdf, \d+/)).toBeVisible();
        },
      },
      { name: 'jump', at: 'wide', reach: then(dialogOf('Jump to')) },
      {
        name: 'tools',
        at: 'wide',
        reach: then(async (page) => {
          await page.getByRole('button', { name: 'More tools' }).click();
          await expect(page.getByRole('menuitem').first()).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'act-reader',
    reader: 'member',
    open: firstLink('/Lawsuit/bareactslist', 'main a[href*="/Lawsuit/act/"]'),
    hasPicture: true,
  },
  {
    name: 'citations',
    reader: 'member',
    open: at('/Lawsuit/citations'),
    hasPicture: true,
    states: [
      {
        name: 'a line that is read',
        reach: async (page) => {
          await page.getByLabel('Citation', { exact: true }).fill('(2019) 7 SCC 12');
          await expect(
            page
              .locator('#understood')
              .getByText(/^Read as/)
              .first(),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'check',
    reader: 'member',
    open: at('/Lawsuit/check'),
    states: [{ name: 'report', reach: checked, picture: 'check' }],
  },
  {
    name: 'advanced search',
    reader: 'member',
    open: at('/Lawsuit/search'),
    states: [{ name: 'a wrong date', reach: wrongDate, picture: 'advanced-search' }],
  },
  { name: 'settings', reader: 'member', open: at('/Lawsuit/settings'), hasPicture: true },
  {
    name: 'account',
    reader: 'member',
    open: at('/Lawsuit/account'),
    hasPicture: true,
    states: [
      {
        name: 'new e-mail address, not valid',
        reach: async (page, site) => {
          await dialogOf('Change email')(page, site);
          await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click();
          await expect(page.getByLabel('New email')).toHaveAccessibleDescription('Email must not be blank!');
        },
      },
      {
        name: 'code for it',
        reach: async (page, site) => {
          // A code was sent at the other width; the next may follow a minute later.
          letCodesAge(site.dataDir, 60_000);
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('New email').fill(`demo.${Date.now()}@example.com`);
          await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
          await dialog.getByRole('button', { name: 'Send code' }).click();
          await expect(dialog.getByLabel('Code')).toBeFocused();
        },
      },
      {
        name: 'question before a deletion',
        reach: then(async (page) => {
          const form = page.getByRole('form', { name: 'Delete account' });
          await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
          await form.getByRole('button', { name: 'Delete my account' }).click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'partners',
    reader: 'member',
    open: at('/Lawsuit/partners'),
    states: [
      {
        name: 'registration of a website, not valid',
        reach: async (page) => {
          const form = page.getByRole('form', { name: 'Register a website' });
          await form.getByRole('button', { name: 'Register' }).click();
          await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/\S/);
        },
      },
    ],
  },
  {
    name: 'research area in Hindi',
    reader: 'member',
    moves: true,
    open: async (page, site) => {
      await at('/Lawsuit/settings')(page, site);
      await page.getByRole('link', { name: 'हिन्दी' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible();
      await at('/Lawsuit/welcome')(page, site);
    },
    states: [
      { name: 'results', reach: results('धारा नोटिस अपील') },
      { name: 'reader', reach: firstLink('/Lawsuit/welcome', 'main a[href*="/Lawsuit/case/"]') },
    ],
    leave: async (page, site) => {
      await at('/Lawsuit/settings')(page, site);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    },
  },
  // These two change the library of the member, so they are the last.
  {
    name: 'library',
    reader: 'member',
    open: folder,
    hasPicture: true,
    states: [
      {
        name: 'move',
        at: 'wide',
        reach: async (page) => {
          await page
            .getByRole('checkbox', { name: /^Select / })
            .first()
            .focus();
          await page.keyboard.press('Space');
          await page.keyboard.press('m');
          await openDialog(page);
        },
      },
    ],
  },
  { name: 'history', reader: 'member', open: history, hasPicture: true },
];
