import { expect, it } from 'vitest';
import { buildParagraphText } from '../text/document-text.js';
import { readCaseText } from './read-case-text.js';

const said = 'The court considered what was said on both sides of the question and the papers.';
const overruled = 'We hold that Asha v. State, (1990) 1 SCC 9 was wrongly decided and we overrule it.';

const treatmentsOf = (majority: string, dissent: string) => {
  const text = buildParagraphText(
    [
      'The Judgment of SAMPLE and EXAMPLE, JJ. was delivered by EXAMPLE, J. PATTERN, J. gave a dissenting Opinion.',
      `EXAMPLE, J.-${said}`,
      majority,
      'The appeal is dismissed.',
      `PATTERN, J. I have read the judgment of my learned brother and cannot agree. ${said}`,
      dissent,
      'The appeal is allowed.',
    ].join('\n'),
  );
  return readCaseText(text).treatments.map(({ treatment }) => treatment);
};

it('takes no treatment from a minority, which binds nobody', () => {
  expect(treatmentsOf(overruled, said)).toEqual(['overruled']);
  expect(treatmentsOf(said, overruled)).toEqual(['referred']);
});
