import { expect } from 'vitest';
import { byPost, twice, type CasesOf } from '../case.js';

/** The articles on other sites. */
export const articlesCases: CasesOf<'articles'> = {
  list: {
    success: [
      {
        title: 'the newest first, each subtitle sanitised',
        input: async ({ test }) => {
          const add = (title: string, subtitle: string) =>
            test.articles.add('admin:asha', { title, url: `https://blog.example/${title}`, subtitle });
          await add('leases', 'On <em>notice</em>');
          test.clock.now += 1;
          await add('bail', '<b>Conditions</b><script>alert(1)</script>');
          return undefined;
        },
        expects: (articles) =>
          expect(articles).toEqual([
            { title: 'bail', url: 'https://blog.example/bail', subtitle: '<b>Conditions</b>' },
            { title: 'leases', url: 'https://blog.example/leases', subtitle: 'On <em>notice</em>' },
          ]),
      },
    ],
    // Takes nothing and is for everybody: only the way it is asked can be wrong.
    failure: [
      { title: 'as a POST', input: () => undefined, change: byPost, code: 'not-found', message: 'no such call' },
    ],
    badInput: [
      {
        title: 'a parameter twice',
        input: () => undefined,
        change: twice('userid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
};
