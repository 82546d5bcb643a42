import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../../text/sentence-ends.js';
import { outcomes } from './outcome-words.js';
import { readOutcome } from './read-outcome.js';

const outcomeOf = (plain: string, caseNumber = '') =>
  readOutcome({ plain, sentenceEnds: findSentenceEnds(plain) }, caseNumber)?.outcome ?? '';

describe('readOutcome', () => {
  it.each([
    ['For these reasons the appeal is allowed. The decree of the High Court is set aside.', 'Allowed'],
    ['In the result the appeals fail and are dismissed with costs.', 'Dismissed'],
    ['We accordingly allow the writ petition and grant the relief prayed for.', 'Allowed'],
    ['I would therefore dismiss the appeal.', 'Dismissed'],
    ['Rule is made absolute with no order as to costs.', 'Allowed'],
    ['The appeal must succeed.', 'Allowed'],
    ['The petition is, therefore, rejected.', 'Dismissed'],
    ['The appeals filed by A, B and C Sample Singh are partly allowed.', 'Partly allowed'],
    ['The appeal is allowed in part and the sentence reduced.', 'Partly allowed'],
    ['We partly allow these appeals.', 'Partly allowed'],
    ['The Petition is accordingly disposed of.', 'Disposed of'],
    ['We set aside that judgment and remand the matter to the High Court.', 'Remanded'],
    ['The petitioner is permitted to withdraw. The petition is allowed to be withdrawn with liberty.', 'Withdrawn'],
    ['The reference is answered accordingly.', 'Answered'],
    ['Let the papers be placed before the Chief Justice for a larger bench.', 'Referred to larger bench'],
    ['The case is listed tomorrow for orders.', ''],
    ['', ''],
  ])('reads "%s" as "%s"', (text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });

  it('trap: a reporter’s last line counts before the words of the order', () => {
    expect(outcomeOf('The matter goes back to the Tribunal for disposal.\n\nA.B.C. Appeal allowed.')).toBe('Allowed');
  });

  it('trap: two appeals with different decisions have no single outcome', () => {
    expect(outcomeOf('Civil Appeal No. 5 of 1960 is dismissed. Civil Appeal No. 6 of 1960 is allowed.')).toBe('');
    expect(outcomeOf('The appeal is allowed.\n\nAppeal allowed. Appeal dismissed.')).toBe('');
  });

  it('trap: a last line with one outcome of two, or of the petition next to the appeal, is ignored', () => {
    const both = 'We allow the appeal of A and acquit him. The remaining appeals are dismissed.\n\nAppeals dismissed.';
    expect(outcomeOf(both)).toBe('');
    const beside = 'In the result these appeals are allowed and the writ petitions dismissed.\n\nPetitions dismissed.';
    expect(outcomeOf(beside)).toBe('Allowed');
  });

  it('trap: a last sentence of the court with a verb is not a reporter’s line', () => {
    const plain =
      'The appeals would, therefore, be allowed and the Writ Petitions would stand dismissed.\n\nAppeals allowed.';
    expect(outcomeOf(plain)).toBe('Allowed');
  });

  it('trap: discharged bail bonds do not dismiss an appeal', () => {
    expect(outcomeOf('The appeal is allowed. He will now be discharged from his bonds.')).toBe('Allowed');
  });

  it('trap: judges who disagree send the case to others', () => {
    expect(
      outcomeOf(
        'I would allow the writ petition.\n\nIn view of the difference let the matter be placed before the Chief Justice of India for constituting an appropriate Bench.',
      ),
    ).toBe('Referred to larger bench');
  });

  it('trap: decisions of the courts below and requests by counsel are not the outcome', () => {
    expect(outcomeOf('The High Court was right. The suit was dismissed by the trial court.')).toBe('');
    expect(outcomeOf('Counsel submitted that the appeal is liable to be dismissed. We reserve judgment.')).toBe('');
    expect(outcomeOf('If the appeal is allowed the plaintiff must vacate.')).toBe('');
  });

  it('trap: no merit in the appeal, and dismiss the same', () => {
    expect(outcomeOf('We see no merit in this appeal and dismiss the same.')).toBe('Dismissed');
    expect(outcomeOf('We do not find any substance in these appeals and the same are accordingly dismissed.')).toBe(
      'Dismissed',
    );
  });

  it('trap: the “No.” of an appeal is not a negation', () => {
    expect(outcomeOf('Accordingly Civil Appeal No. 5 of 1960 is allowed with costs.')).toBe('Allowed');
  });

  it('trap: pending applications that are disposed of with the appeal are not the case', () => {
    expect(outcomeOf('The appeal is dismissed. Pending application(s), if any, shall stand disposed of.')).toBe(
      'Dismissed',
    );
    expect(outcomeOf('The appeal is allowed. Consequently the suit stands dismissed.')).toBe('Allowed');
  });

  it('trap: if opinions differ, the majority decides', () => {
    expect(
      outcomeOf(
        'I would allow the appeal.\n\nBY COURT: In accordance with the opinion of the majority, the appeal is dismissed.',
      ),
    ).toBe('Dismissed');
  });

  it('returns one of its outcomes or none for any text, in constant time', () => {
    const words = [
      'The appeal',
      'is',
      'we',
      'allow',
      'dismissed',
      'not',
      'and',
      'it',
      'petition',
      '. ',
      '\n\n',
      'to be',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (parts) => {
        expect(['', ...outcomes]).toContain(outcomeOf(parts.join(' ')));
      }),
      { numRuns: 200 },
    );
    const long = 'The appeal of no one and nobody '.repeat(60_000);
    const before = process.cpuUsage();
    outcomeOf(long);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  });

  it('control: a missing outcome is detected', () => {
    expect(['', ...outcomes].filter((name) => name !== 'Allowed')).not.toContain(outcomeOf('The appeal is allowed.'));
  });
});

describe('issue 33: matters heard together that end differently', () => {
  const both =
    'In the result Civil Appeal No. 14 of 1982 is allowed. Civil Appeal No. 5 of 1986 is, however, dismissed.';

  it('have the outcome of the judgment’s own number', () => {
    expect(outcomeOf(both, 'C.A. No. 14 of 1982')).toBe('Allowed');
    expect(outcomeOf(both, 'C.A. No. 5 of 1986')).toBe('Dismissed');
  });

  it('have none without a number of its own, with several, or if one sentence names both', () => {
    expect(outcomeOf(both)).toBe('');
    expect(outcomeOf(both, 'Civil Appeals Nos. 14 of 1982 and 5 of 1986')).toBe('');
    expect(
      outcomeOf('We allow Civil Appeal No. 14 of 1982 and dismiss Civil Appeal No. 5 of 1986.', 'C.A. No. 14 of 1982'),
    ).toBe('');
  });

  it.each([
    'The petition under section 7 is admitted. IA 44/2024 is rejected.',
    'The petition is heard. CM APPL. 18100/2024 is dismissed.',
    'The appeal is heard. Crl.M.A. No. 7 of 2020 is allowed.',
  ])('is not that of an application behind it: %s', (text) => {
    expect(outcomeOf(text)).toBe('');
  });

  it('is the court’s own word also after one about an argument', () => {
    expect(outcomeOf('Leaving open what was argued before us by counsel, we allow these writ petitions.')).toBe(
      'Allowed',
    );
  });
});
