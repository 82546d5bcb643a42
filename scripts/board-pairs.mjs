// `npm run pairs`: draws each screen beside its board, at three widths, in dark and in forced colours, and writes one page with all
// pairs to `storybook-static/pairs/index.html`. `BOARDS` is the folder of the boards; names of boards as arguments draw only these.
import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from './browser.mjs';
import { root } from './run.mjs';
import { buildStories, TEST_STORYBOOK } from './stories.mjs';

/** The stories that show what a board shows. */
const PAIRS = {
  about: ['screens-about--plain'],
  'access-tokens': ['screens-account--makes-and-revokes-a-token'],
  account: ['screens-account--plain'],
  act: ['screens-act--whole'],
  'acts-list': ['screens-bare-acts--all'],
  alerts: ['screens-alerts--what-is-new', 'screens-alerts--start-on-a-search', 'screens-alerts--start-on-a-judgment'],
  assistant: ['screens-assistant--two-opinions', 'screens-assistant--refusal', 'screens-assistant--overruled'],
  'assistant-phone': ['screens-assistant--on-a-phone'],
  'brief-report': ['screens-check--checked'],
  codes: ['screens-old-and-new-codes--with-judgments'],
  'codes-table': ['screens-old-and-new-codes--table'],
  contact: ['screens-contact--plain'],
  'data-coverage': ['screens-data-coverage--plain'],
  'home-full': ['screens-home--visitor'],
  'home-faces': ['screens-account-faces--forgot', 'screens-registration--filled'],
  inquiry: ['screens-inquiry--plain'],
  library: ['screens-library--everything'],
  packages: ['screens-packages--three'],
  payment: ['screens-order--first-year'],
  phone: ['screens-judgment--particulars-on-a-phone'],
  previews: ['screens-preview-of-a-judgment--visitor', 'screens-preview-of-an-act--visitor'],
  'reader-full': ['screens-judgment--in-the-results'],
  'reader-next': ['screens-judgment--in-the-results'],
  registration: ['screens-registration--empty'],
  results: ['screens-results--found'],
  'search-advanced': ['screens-search-by-field--filled'],
  'section-cases': ['screens-act--judgments-on-a-section'],
  settings: ['screens-settings--plain'],
  welcome: ['screens-welcome--plain'],
};

/** Board for each look: dark boards are drawn only for the reader and the previews. */
const LOOKS = [
  { name: '1280', width: 1280 },
  { name: '900', width: 900 },
  { name: '360', width: 360 },
  { name: 'dark', width: 1280, colorScheme: 'dark' },
  { name: 'forced', width: 1280, forcedColors: 'active' },
];
const HEIGHT = 900;
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
]);

const boards = process.env.BOARDS ?? join(root, '../shared/design/boards');
const target = join(root, 'storybook-static/pairs');

/** Serves the built stories. */
async function serve() {
  const folder = join(root, TEST_STORYBOOK);
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const stream = createReadStream(join(folder, path));
    stream.once('error', () => response.writeHead(404).end());
    stream.once('open', () => {
      response.setHeader('content-type', TYPES.get(extname(path)) ?? 'application/octet-stream');
      stream.pipe(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function draw(page, url, file) {
  await page.goto(url);
  await page.locator('#storybook-root > *, [role=dialog]').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(PAIRS, name));
if (unknown.length > 0)
  throw new Error(`There is no board "${unknown[0]}": there are ${Object.keys(PAIRS).join(', ')}.`);
await access(boards).catch(() => {
  throw new Error(`There are no boards in ${boards}. Name their folder in BOARDS.`);
});
if ((await buildStories()) !== 0) process.exit(1);
await mkdir(target, { recursive: true });
const server = await serve();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const rows = [];
for (const [board, stories] of Object.entries(PAIRS)) {
  if (chosen.length > 0 && !chosen.includes(board)) continue;
  await copyFile(join(boards, `${board}.png`), join(target, `${board}.png`));
  for (const { name, width, ...media } of LOOKS) {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
      ...media,
    });
    for (const story of stories) {
      const file = `${board}-${story.split('--').at(-1)}-${name}.png`;
      const theme = media.colorScheme === 'dark' ? '&globals=theme:dark' : '';
      const page = await context.newPage();
      const url = `http://127.0.0.1:${server.address().port}/iframe.html?id=${story}&viewMode=story${theme}`;
      await draw(page, url, join(target, file));
      await page.close();
      rows.push({ board, story, name, file });
    }
    await context.close();
  }
  console.log(`${board}: ${stories.length} stories in ${LOOKS.length} looks`);
}
await browser.close();
server.close();
const pair = ({ board, story, name, file }) =>
  `<h2>${board}: ${story}, ${name}</h2><div><img src="${board}.png" alt="board ${board}"><img src="${file}" alt="${story}, ${name}"></div>`;
const style =
  'h2{font:600 16px sans-serif}div{display:flex;gap:16px;align-items:start}img{max-width:50%;border:1px solid #999}';
const html = `<!doctype html><meta charset="utf-8"><title>Boards and screens</title><style>${style}</style>${rows.map(pair).join('\n')}\n`;
await writeFile(join(target, 'index.html'), html);
console.log(`${rows.length} pairs in ${join(target, 'index.html')}`);
