import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { unsigned, type CasesOf } from '../case.js';
import type { Scene } from '../scene.js';

const LONG_CASE = documentId('case', 'test:long');
const judgment = { emails: ['asha@example.com'], documentId: LONG_CASE, attachPdf: false };

/** A new member, whose trial runs. */
async function asNew(scene: Scene, changes: object = {}) {
  await scene.newMember();
  return { ...judgment, ...changes };
}
const mailsTo = async (scene: Scene, to: string) =>
  (await scene.test.messages()).filter((message) => message.to === to && message.template === 'judgment');

/** Judgments by e-mail. */
export const mailCases: CasesOf<'mail'> = {
  sendJudgment: {
    success: [
      {
        title: 'as PDF with a note, to each address once',
        input: (scene) =>
          asNew(scene, {
            emails: ['First@example.com', ' first@example.com', 'second@example.com'],
            message: 'See ¶ 12.\n<b>Urgent</b>',
            attachPdf: true,
          }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('The judgment was sent to 2 addresses.');
          const [mail, ...others] = await mailsTo(scene, 'first@example.com');
          expect(others).toEqual([]);
          expect(mail?.text).toContain('See ¶ 12.\n<b>Urgent</b>');
          expect(mail?.html).toContain('&#60;b&#62;Urgent');
          const { attachment } = mail as unknown as { attachment: { fileName: string; content: Uint8Array } };
          expect(attachment.fileName).toMatch(/^[\w-]+\.pdf$/);
          expect(Buffer.from(attachment.content).toString('latin1', 0, 5)).toBe('%PDF-');
          const { client } = await scene.me();
          expect(await client.complete.email({ text: 'sec' })).toEqual([{ text: 'second@example.com', count: 1 }]);
        },
      },
    ],
    failure: [
      {
        title: 'K7: an address that would be a second header line',
        input: (scene) => asNew(scene, { emails: ['a@example.com\r\nBcc: all@example.com'] }),
        code: 'refused',
        message: 'is not an e-mail address. Nothing was sent.',
      },
      {
        title: 'K7: two addresses in one',
        input: (scene) => asNew(scene, { emails: ['a@example.com,b@example.com'] }),
        code: 'refused',
        message: 'is not an e-mail address. Nothing was sent.',
      },
      {
        title: 'K7: an eleventh judgment on one day',
        input: async (scene) => {
          const input = await asNew(scene);
          const { client } = await scene.me();
          for (let count = 0; count < 10; count += 1) await client.mail.sendJudgment(input);
          return input;
        },
        code: 'refused',
        message: 'You can send 10 judgments a day. This one was not sent.',
      },
      {
        title: 'I2: a judgment that the library does not have',
        input: (scene) => asNew(scene, { documentId: 'cffffffffffff' }),
        code: 'not-found',
        message: 'The library has no document',
      },
      unsigned(() => judgment),
    ],
    badInput: [
      { title: 'no address', input: () => ({ ...judgment, emails: [] }), code: 'bad-query', message: 'emailids' },
      {
        title: 'K7: 1,000 addresses',
        input: () => ({ ...judgment, emails: Array.from({ length: 1000 }, (_, index) => `a${index}@example.com`) }),
        code: 'bad-query',
        message: 'more than 20',
      },
    ],
  },
};
