import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { misfits, writeDevanagari } from './support/phone-text.js';
import { expect, test } from './support/stage-test.js';

/** Small changes that a tolerant comparison misses. */
const changes = [
  {
    what: 'an underline of 3 px instead of 2',
    story: 'navigation-tabs--plain',
    sheet: '.hn-tabs__tab::after { block-size: 3px !important }',
  },
  {
    what: 'a background of #f6f6ff instead of white',
    story: 'navigation-tabs--plain',
    before: 'body { background: #fff !important }',
    sheet: 'body { background: #f6f6ff !important }',
  },
  {
    what: 'a corner radius of 10 px',
    story: 'forms-button--primary',
    sheet: '.hn-button { border-radius: 10px !important }',
  },
];

test.describe('the comparison of pictures', () => {
  for (const [at, { what, story, before = '/* as it is */', sheet }] of changes.entries()) {
    test(`detects ${what}, and accepts an unchanged story`, async ({ stage }, info) => {
      test.skip(info.config.updateSnapshots === 'all', 'With updated pictures nothing can differ.');
      const name = `control-${at}.png`;
      const file = info.snapshotPath(name);
      const { size } = await stage.read(story);
      await stage.forceColours('none');
      await stage.show(story, size);
      const style = await stage.page.addStyleTag({ content: before });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await stage.picture());
      try {
        expect(await stage.picture()).toMatchSnapshot(name);
        await style.evaluate((element, text) => (element.textContent = text), sheet);
        expect(await stage.picture()).not.toMatchSnapshot(name);
      } finally {
        await style.evaluate((element) => (element as Element).remove());
        await rm(file);
      }
    });
  }
});

test.describe('the check of a phone', () => {
  const cases = [
    ['a part that is wider than the screen', '.hn-tabs { min-inline-size: 400px !important }', 'px wide'],
    [
      'a box that is too low for letters above and below the line',
      '[role=tabpanel] p { block-size: 8px !important; overflow: hidden !important }',
      'cuts its text off',
    ],
  ] as const;
  for (const [what, sheet, says] of cases) {
    test(`detects ${what}`, async ({ stage }) => {
      await stage.forceColours('none');
      await stage.show('navigation-tabs--plain', { width: 320, height: 640 });
      await stage.page.evaluate(writeDevanagari);
      expect(await stage.page.evaluate(misfits)).toEqual([]);
      expect(await stage.page.locator('.hn-tabs__tab').first().textContent()).toMatch(/^[\u0900-\u097f ]+\d*$/);
      const style = await stage.page.addStyleTag({ content: sheet });
      const found = await stage.page.evaluate(misfits);
      await style.evaluate((element) => (element as Element).remove());
      expect(found.join()).toContain(says);
    });
  }
});

test.describe('the check of colours', () => {
  test('detects a grey with too little contrast', async ({ stage }) => {
    const { size } = await stage.read('navigation-tabs--plain');
    await stage.forceColours('none');
    await stage.show('navigation-tabs--plain', size);
    expect(await stage.faults()).toEqual([]);
    const style = await stage.page.addStyleTag({ content: '.hn-tabs__tab { color: #bbb !important }' });
    const faults = await stage.faults();
    await style.evaluate((element) => (element as Element).remove());
    expect(faults.join()).toContain('color-contrast');
  });

  test('detects a part that keeps its own colour in forced colours', async ({ stage }) => {
    const { size } = await stage.read('navigation-tabs--plain');
    await stage.show('navigation-tabs--plain', size);
    const own = '.hn-tabs__tab { forced-color-adjust: none; color: #eee !important; background: #fff !important }';
    const style = await stage.page.addStyleTag({ content: own });
    await stage.forceColours('active');
    const faults = await stage.faults();
    await stage.forceColours('none');
    await style.evaluate((element) => (element as Element).remove());
    expect(faults.join()).toContain('color-contrast');
  });
});
