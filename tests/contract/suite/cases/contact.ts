import { expect } from 'vitest';
import { answersOf } from '../../../../packages/server/src/captcha/captcha.fixtures.js';
import { TEST_CAPTCHA_SECRET, testMailboxes } from '../../../../packages/server/src/app.fixtures.js';
import type { CasesOf } from '../case.js';
import type { Scene } from '../scene.js';

const message = { name: 'Kavita', email: 'kavita@college.example', comment: 'The text breaks off.' };
const inquiry = {
  subject: 'Question about my account or bill',
  firstName: 'Kavita',
  city: 'Nagpur',
  contactNumber: '+919822000000',
  email: 'kavita@college.example',
  description: 'Access for our moot team.',
};

function solved({ test }: Scene) {
  const captchaId = test.captcha.create();
  return { captchaId, captchaCode: answersOf(captchaId, TEST_CAPTCHA_SECRET).characters };
}

async function expectMailed({ test }: Scene, to: string, text: string): Promise<void> {
  expect((await test.messages()).at(-1)).toMatchObject({
    to,
    replyTo: message.email,
    text: expect.stringContaining(text),
  });
}

/** The two forms to the operator, which share a path. */
export const contactCases: CasesOf<'contact'> = {
  send: {
    success: [
      {
        title: 'a message with the characters of the picture',
        input: (scene) => ({ ...message, ...solved(scene) }),
        expects: async (outcome, scene) => {
          expect(outcome.message).toMatch(/^Your message was received\. Its number is C-\w{8}\.$/);
          await expectMailed(scene, testMailboxes.enquiry, message.comment);
        },
      },
    ],
    failure: [
      {
        title: 'other characters than those of the picture',
        input: (scene) => ({ ...message, ...solved(scene), captchaCode: 'WRONG' }),
        code: 'refused',
        message: 'The characters were not correct.',
      },
      {
        title: 'the characters of a picture that was used before',
        input: async (scene) => {
          const input = { ...message, ...solved(scene) };
          await scene.visitor.contact.send(input);
          return input;
        },
        code: 'refused',
        message: 'The characters were not correct.',
      },
      {
        title: 'an address that is none',
        input: (scene) => ({ ...message, ...solved(scene), email: 'kavita@college' }),
        code: 'refused',
        message: 'Please enter valid email address',
      },
    ],
    badInput: [
      {
        title: 'an empty comment',
        input: (scene) => ({ ...message, ...solved(scene), comment: '' }),
        code: 'bad-query',
        message: 'body.Comment: must not be blank',
      },
    ],
  },
  inquire: {
    success: [
      {
        title: 'an inquiry about a bill, to the support',
        input: () => inquiry,
        expects: async (outcome, scene) => {
          expect(outcome.message).toMatch(/^Your inquiry was received\. Its number is Q-\w{8}\.$/);
          await expectMailed(scene, testMailboxes.support, inquiry.description);
        },
      },
    ],
    failure: [
      {
        title: 'a subject that the form does not offer',
        input: () => ({ ...inquiry, subject: 'Win money' }),
        code: 'refused',
        message: 'Subject must be selected!',
      },
      {
        title: 'the sixth of one address',
        input: async (scene) => {
          for (let count = 0; count < 5; count += 1) await scene.visitor.contact.inquire(inquiry);
          return inquiry;
        },
        code: 'busy',
        message: 'Too many messages from this network. Please try again in 10 minutes.',
      },
    ],
    badInput: [
      {
        title: 'a city of 300 characters',
        input: () => ({ ...inquiry, city: 'c'.repeat(300) }),
        code: 'bad-query',
        message: 'body.city: is too long',
      },
    ],
  },
};
