import { expect } from 'vitest';
import { answersOf } from '../../../../packages/server/src/captcha/captcha.fixtures.js';
import { TEST_CAPTCHA_SECRET, testMailboxes } from '../../../../packages/server/src/app.fixtures.js';
import { twice, type CasesOf } from '../case.js';
import type { Scene } from '../scene.js';

const inquiry = {
  subject: 'Seeking Research Assistance',
  firstName: 'Kavita',
  city: 'Nagpur',
  contactNumber: '+919822000000',
  email: 'kavita@college.example',
  description: 'Access for our moot team.',
  consent: true,
};

const solved = async (scene: Scene, changes: object = {}) => {
  const { id: captchaId } = await scene.visitor.embed.captcha({});
  const captchaCode = answersOf(captchaId, TEST_CAPTCHA_SECRET).characters;
  return { ...inquiry, captchaId, captchaCode, ...changes };
};

/** Uses up the challenges that an address may ask for in a row. */
const spendChallenges = async ({ visitor }: Scene) => {
  for (let count = 0; count < 120; count += 1) await visitor.embed.captcha({});
};

/** The inquiry form on other sites. */
export const embedInquiryCases = {
  captcha: {
    success: [
      {
        title: 'as path data, with the name of the library',
        input: () => ({}),
        expects: (challenge) =>
          expect(challenge).toMatchObject({
            width: 200,
            height: 60,
            characters: expect.stringMatching(/^M[\d. ML-]+$/),
            operator: { name: 'Headnote', complaints: testMailboxes.support },
          }),
      },
    ],
    failure: [
      {
        title: 'after the challenges of an address are used up',
        input: async (scene) => {
          await spendChallenges(scene);
          return {};
        },
        code: 'busy',
        message: /wait/,
      },
    ],
    badInput: [
      { title: 'a key given twice', input: () => ({}), change: twice('key'), code: 'bad-query', message: 'key' },
    ],
  },
  captchaSound: {
    success: [
      {
        title: 'of a challenge',
        input: async ({ visitor }) => ({ id: (await visitor.embed.captcha({})).id }),
        expects: ({ wav }) => expect(Buffer.from(wav, 'base64').toString('latin1', 0, 4)).toBe('RIFF'),
      },
    ],
    failure: [
      {
        title: 'of a challenge whose time is over',
        input: async (scene) => {
          const { id } = await scene.visitor.embed.captcha({});
          scene.wait(10 * 60_000);
          return { id };
        },
        code: 'not-found',
        message: 'There is no such challenge, or its time is over.',
      },
    ],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  inquiry: {
    success: [
      {
        title: 'to the mailbox of its subject, with the partner’s key',
        input: (scene) => solved(scene),
        expects: async ({ message }, { test }) => {
          expect(message).toMatch(/^Your inquiry was received\. Its number is Q-\w{8}\.$/);
          expect((await test.messages()).at(-1)).toMatchObject({ to: testMailboxes.enquiry, replyTo: inquiry.email });
        },
      },
      {
        title: 'twice with one challenge, as a double click sends it: one inquiry, one mail',
        input: async (scene) => {
          const input = await solved(scene, { description: 'Sent twice.' });
          await scene.visitor.embed.inquiry(input);
          return input;
        },
        expects: async ({ message }, { test }) => {
          const mails = (await test.messages()).filter(({ text }) => text.includes('Sent twice.'));
          expect(mails).toHaveLength(1);
          expect(mails[0]?.text).toContain(/Q-\w{8}/.exec(message)?.[0]);
        },
      },
    ],
    failure: [
      {
        title: 'other characters than those of the picture',
        input: (scene) => solved(scene, { captchaCode: 'WRONG' }),
        code: 'refused',
        message: 'The characters were not correct.',
      },
      {
        title: 'another inquiry with a challenge that was used before',
        input: async (scene) => {
          const input = await solved(scene);
          await scene.visitor.embed.inquiry(input);
          return { ...input, description: 'Another text.' };
        },
        code: 'refused',
        message: 'The characters were not correct.',
      },
      {
        title: 'a subject that the form does not offer',
        input: (scene) => solved(scene, { subject: 'Win money' }),
        code: 'refused',
        message: 'Subject must be selected!',
      },
      {
        title: 'the sixth of one address',
        input: async (scene) => {
          for (let count = 0; count < 5; count += 1) await scene.visitor.embed.inquiry(await solved(scene));
          return solved(scene);
        },
        code: 'busy',
        message: 'Too many messages from this network. Please try again in 10 minutes.',
      },
    ],
    badInput: [
      {
        title: 'without consent',
        input: (scene) => solved(scene, { consent: false }),
        code: 'bad-query',
        message: 'consent: must be ticked',
      },
      {
        title: 'an id of a challenge that is too long',
        input: (scene) => solved(scene, { captchaId: 'c'.repeat(300) }),
        code: 'bad-query',
        message: 'captchaId: is too long',
      },
    ],
  },
} satisfies CasesOf<'embed'>;
