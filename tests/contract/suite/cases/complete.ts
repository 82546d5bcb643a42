import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { type CasesOf, type CasesOfCall, type Success, unsigned } from '../case.js';
import type { calls, CompleteInput, Completion } from '@headnote/core/contract';

const SENT = documentId('case', 'test:long');

type Call = (typeof calls)['complete']['partyName'];
/** One call as the table needs it: all of them have the same input and answer. */
type Cases = CasesOfCall<Call>;

const success = (title: string, text: string, found: readonly Completion[]): Success<Call> => ({
  title,
  input: (scene): CompleteInput => {
    // The clock of the suite stands still, and a member may type 20 times a second.
    scene.wait(1000);
    return { text };
  },
  expects: (answer) => expect(answer).toEqual(found),
});

function completing(text: string, found: readonly Completion[], more: readonly Success<Call>[] = []): Cases {
  return {
    success: [
      success('the beginning of a word', text, found),
      success('one character', text.slice(0, 1), []),
      success('signs', '%_*', []),
      ...more,
    ],
    failure: [
      unsigned(() => ({ text })),
      {
        title: 'H16: more often than anybody types',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (let count = 0; count < 20; count += 1) await client.complete.partyName({ text: 'ra' });
          return { text };
        },
        code: 'busy',
        message: /wait/,
      },
    ],
    badInput: [
      {
        title: 'a text that is too long',
        input: () => ({ text: 'a'.repeat(2000) }),
        code: 'bad-query',
        message: 'searchtext',
      },
    ],
  };
}

/** Completions of the fields of a search form. */
export const completeCases: CasesOf<'complete'> = {
  fullText: completing('evid', [{ text: 'evidence', count: 1 }]),
  acts: completing('lease act', [{ text: 'The Lease Act', count: 1 }]),
  // The test library's judgment of the High Court of Delhi is the sample's, beside real ones.
  courts: completing('supr', [{ text: 'Supreme Court of India', count: 3 }], [success('the sample’s', 'del', [])]),
  partyName: completing(
    'karn',
    [{ text: 'State of Karnataka', count: 1 }],
    [
      success('a short form of a name', 'md sal', [{ text: 'Mohd. Salim & Ors.', count: 1 }]),
      success('Devanagari', 'विक्रम', [{ text: 'Vikram', count: 1 }]),
    ],
  ),
  respondents: completing('karn', [{ text: 'State of Karnataka', count: 1 }]),
  subject: completing('ten', [{ text: 'Tenancy', count: 1 }]),
  judges: completing('jud', [
    { text: 'A. Judge', count: 1 },
    { text: 'B. Judge', count: 1 },
  ]),
  advocate: completing('sor', [{ text: 'Soli J. Sorabjee', count: 1 }]),
  caseType: completing('crim', [{ text: 'Criminal Appeal', count: 1 }]),
  caseNumber: completing('12/1990', [{ text: 'Criminal Appeal No. 12 of 1990', count: 1 }]),
  finalDecision: completing('allo', [{ text: 'Allowed', count: 1 }]),
  email: {
    success: [
      {
        title: 'I2: addresses of the own book only',
        input: async (scene) => {
          const send = async (emails: readonly string[]) => {
            const { client } = await scene.newMember();
            const documentId = SENT;
            await client.mail.sendJudgment({ emails, documentId, attachPdf: false });
          };
          await send(['asha@other.example']);
          await send(['asha@own.example', 'meera@own.example']);
          return { text: 'ASHA' };
        },
        expects: (addresses) => expect(addresses).toEqual([{ text: 'asha@own.example', count: 1 }]),
      },
    ],
    failure: [unsigned(() => ({ text: 'a' }))],
    badInput: [
      {
        title: 'a text that is too long',
        input: () => ({ text: 'x'.repeat(300) }),
        code: 'bad-query',
        message: 'emailid',
      },
    ],
  },
};
