// What Firefox and WebKit once drew otherwise than Chromium, and what every screen has to keep in each of them.
import { addMember } from '../e2e/support/people.js';
import { signIn } from './support/sign-in.js';
import { expect, test } from './support/browser-test.js';

test.use({ isBehindProxy: false });

/** Pixels from the end of a search field to the middle of the browser's own clear button. */
const CLEAR_BUTTON = 8;
/** Pixels of the tools on a phone, with the line above them. */
const BOTTOM_BAR = 65;

const MEMBER_SCREENS = [
  '/Lawsuit/welcome',
  '/Lawsuit/searchresults?query=x',
  '/case/2024-hns-1',
  '/Lawsuit/check',
  '/Lawsuit/alerts',
  '/Lawsuit/codes',
  '/Lawsuit/citations',
  '/Lawsuit/library',
  '/Lawsuit/bareactslist',
  '/Lawsuit/search',
  '/Lawsuit/settings',
  '/Lawsuit/account',
];
const PUBLIC_SCREENS = ['/', '/registration', '/packages', '/case/2024-hns-1', '/datacoverage'];

for (const width of [1280, 360]) {
  test(`no screen is wider than a window of ${width} px`, async ({ view, site }) => {
    const who = await addMember(site);
    await view.resize(width, 900);
    const open = async (path: string) => {
      await view.goto(site.url + path);
      await view.locator('h1').waitFor();
      expect(await view.evaluate('document.documentElement.scrollWidth - innerWidth'), path).toBeLessThanOrEqual(0);
    };
    for (const path of PUBLIC_SCREENS) await open(path);
    await view.goto(site.url);
    await signIn(view, who);
    await view.locator('.hn-bar--member').waitFor();
    for (const path of MEMBER_SCREENS) await open(path);
  });
}

test('the search box has no clear button of the browser, which WebKit put below the Search button', async ({
  view,
  site,
}) => {
  await view.goto(site.url);
  const box = view.getByRole('combobox', { name: 'Search judgments and bare acts' }).first();
  await box.fill('notice hearing');
  const { x, y, width, height } = await box.look();
  await view.clickAt(x + width - CLEAR_BUTTON, y + height / 2);
  await box.press('ArrowRight');
  await box.expectValue('notice hearing');
});

test('the tools of a phone have no empty line above them, as in WebKit', async ({ view, site }) => {
  await view.resize(360, 800);
  await view.goto(site.url);
  await signIn(view, await addMember(site));
  await view.locator('.hn-bar--member').waitFor();
  await view.goto(`${site.url}/case/2024-hns-1`);
  const bar = view.locator('.hn-bottom-bar');
  await bar.waitFor();
  expect((await bar.look()).height).toBe(BOTTOM_BAR);
});

test('a page that is left while it loads shows no error, for which Firefox stops its files', async ({ view, site }) => {
  await view.goto(site.url);
  await view.evaluate(`new MutationObserver(() => {
    if (document.body.innerText.includes('could not be')) localStorage.setItem('seen', document.body.innerText);
  }).observe(document, { subtree: true, childList: true })`);
  await signIn(view, await addMember(site));
  await view.expectUrl(/\/Lawsuit\/welcome$/);
  await view.reload();
  await view.getByRole('heading', { name: 'Latest cases' }).waitFor();
  expect(await view.evaluate(`localStorage.getItem('seen')`)).toBeNull();
});
