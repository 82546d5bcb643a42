import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostileInputs } from '../../../core/src/content/hostile-inputs.fixtures.js';
import { openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { createArticles, type Articles } from './articles.js';

const article = { title: 'On leases', url: 'https://blog.example/leases', subtitle: '' };

describe('articles', () => {
  let library: TestLibrary;
  let articles: Articles;
  beforeEach(async () => {
    library = await openTestLibrary();
    articles = createArticles({ db: library.store.db, now: Date.now });
  });
  afterEach(() => library.close());

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT\0:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '//evil.example/a',
    '/casedetail',
    'mailto:a@example.com',
    '',
  ])('E4: refuses the hostile address %j, and a stored one never leaves', async (url) => {
    await expect(articles.add('admin:asha', { ...article, url })).rejects.toThrow('must begin with https://');
    if (url.includes('\0')) return;
    await library.store.db
      .insertInto('articles')
      .values({ id: 'b', ...article, url, created_at: 1 })
      .execute();
    expect(await articles.list()).toEqual([{ id: 'b', ...article, url: '' }]);
  });

  it('E1: of every hostile subtitle, stored or put into the database, only inline formatting and links remain', async () => {
    const inputs = hostileInputs.slice(0, 400);
    await library.store.db
      .insertInto('articles')
      .values(
        inputs.map((input, index) => ({
          id: String(index),
          ...article,
          subtitle: input.replaceAll('\0', ''),
          created_at: 1,
        })),
      )
      .execute();
    const subtitles = (await articles.list()).map(({ subtitle }) => subtitle);
    expect(subtitles).toHaveLength(inputs.length);
    for (const subtitle of subtitles) {
      expect(
        subtitle.replaceAll(
          /<\/?(?:b|i|em|strong|br|a)(?: href="(?:https?:|mailto:|\/(?!\/)|#)[^"<>]*")?(?: \/)?>/g,
          '',
        ),
      ).not.toMatch(/</);
    }
  });

  it('refuses a blank or long title, and an unknown id', async () => {
    for (const title of [' ', 'a\nb', 'x'.repeat(201)])
      await expect(articles.add('admin:asha', { ...article, title })).rejects.toThrow('one line of 1 to 200');
    await expect(articles.change('admin:asha', 'x', { title: 'B' })).rejects.toThrow('There is no article "x".');
    await expect(articles.remove('admin:asha', 'x')).rejects.toThrow('There is no article "x".');
  });
});
