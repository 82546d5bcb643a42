import { expect } from 'vitest';
import { byPost, twice, type CasesOf } from '../case.js';

/** The server's public configuration. */
export const configCases: CasesOf<'config'> = {
  get: {
    success: [
      {
        title: 'without a secret of the server',
        input: () => undefined,
        expects: (config) => {
          expect(config).toMatchObject({
            refreshTokenInBody: true,
            remembersPassword: true,
            passwordRule: { min: 8, max: 128 },
          });
          // The test app's signing key and pepper.
          expect(JSON.stringify(config)).not.toMatch(/ssss|pppp/);
        },
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
        change: twice('v'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
};
