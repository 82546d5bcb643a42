import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './support/enter.js';

// N2: every screen of the built site gets a fault of its own: its component throws when the browser draws it. The full run
// breaks two screens of each area.

const site = () => process.env.SAMPLE_URL ?? '';

const BROKEN_IN_FULL = ['home', 'about', 'library', 'results'];
const breaksNow = ([folder]: readonly [string, string]) =>
  process.env.TESTS !== 'full' || BROKEN_IN_FULL.includes(folder);

/** The path of each screen, by its folder. */
const publicScreens: Readonly<Record<string, string>> = {
  home: '/',
  registration: '/registration',
  'forgot-password': '/forgotpassword',
  case: '/case/none',
  act: '/act/none',
  about: '/about',
  features: '/features',
  articles: '/articles',
  privacy: '/privacypolicy',
  terms: '/termsandcondition',
  accessibility: '/accessibility',
  'data-coverage': '/datacoverage',
  contact: '/contact',
  inquiry: '/inquiry',
  packages: '/packages',
  payment: '/packages/payment',
  widgets: '/widgets/',
  'stop-alert': '/alerts/stop',
  'not-found': '/nowhere',
};
const memberScreens: Readonly<Record<string, string>> = {
  welcome: '/Lawsuit/welcome',
  results: '/Lawsuit/searchresults',
  acts: '/Lawsuit/bareactslist',
  codes: '/Lawsuit/codes',
  case: '/Lawsuit/case/none',
  act: '/Lawsuit/act/none',
  finder: '/Lawsuit/citations',
  check: '/Lawsuit/check',
  advanced: '/Lawsuit/search',
  history: '/Lawsuit/history',
  alerts: '/Lawsuit/alerts',
  settings: '/Lawsuit/settings',
  library: '/Lawsuit/library',
  account: '/Lawsuit/account',
  order: '/Lawsuit/subscribe',
  partners: '/Lawsuit/partners',
};
const screens = [
  ...Object.entries(publicScreens).map(([folder, path]) => [`src/public/${folder}/route.ts`, path] as const),
  ...Object.entries(memberScreens).map(([folder, path]) => [`src/member/${folder}/route.ts`, path] as const),
];

type Manifest = Readonly<Record<string, { readonly file: string }>>;
const manifest = JSON.parse(
  await readFile(new URL('../../packages/site/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Manifest;

const BREAKS = "function breaks(){throw new RangeError('a fault')}export{breaks as Component};";

/** Gives the screen of a module a component that throws, in its exports and in the list of them that other files use. */
async function breakScreen(page: Page, module: string): Promise<void> {
  await page.route(`**/${manifest[module]?.file}`, async (route) => {
    const response = await route.fetch();
    const others = (await response.text())
      .replace(/[\w$]+ as Component\b,?/, '')
      .replace(/\bComponent:\(\)=>[\w$]+/, 'Component:()=>breaks');
    await route.fulfill({ response, body: BREAKS + others });
  });
}

async function expectFaultOnly(page: Page, path: string): Promise<void> {
  await page.goto(site() + path);
  await expect(page.getByRole('alert')).toContainText('We made a mistake; what you stored is safe.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
}

test('N2: these are all screens of the site', () => {
  // The page that was not visited before is shown without a connection only, and loads nothing.
  const modules = Object.keys(manifest).filter(
    (module) => module.endsWith('/route.ts') && !module.startsWith('src/offline/'),
  );
  expect(screens.map(([module]) => module).toSorted()).toEqual(modules.toSorted());
});

test('N2: a public screen that breaks is replaced, and the bar leads on', async ({ page }) => {
  for (const [folder, path] of Object.entries(publicScreens).filter(breaksNow)) {
    await test.step(path, async () => {
      await breakScreen(page, `src/public/${folder}/route.ts`);
      await expectFaultOnly(page, path);
      const [next, heading] = folder === 'about' ? ['/packages', 'Packages'] : ['/about', 'About'];
      await page.locator(`.hn-bar a[href="${next}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();
    });
  }
});

test('N2: a screen of the research area that breaks is replaced, and the bar leads on', async ({ page }) => {
  await enter(page, site());
  for (const [folder, path] of Object.entries(memberScreens).filter(breaksNow)) {
    await test.step(path, async () => {
      await breakScreen(page, `src/member/${folder}/route.ts`);
      await expectFaultOnly(page, path);
      const next = folder === 'library' ? '/Lawsuit/search' : '/Lawsuit/library';
      await page.locator(`.hn-bar a[href="${next}"]`).first().click();
      await expect(page).toHaveURL(site() + next);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
      await page.unrouteAll();
    });
  }
});
