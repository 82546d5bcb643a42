import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../text/sentence-ends.js';
import { argumentsOf } from './arguments.js';
import { readTreatments } from './read-treatments.js';

const A = 'Anand Traders v. Union of India, AIR 1961 SC 838';
const B = 'Bela Mills Ltd. v. State of Bihar, (1973) 4 SCC 225';

/** Returns the treatments of all cases that a text cites, short forms too. */
function read(plain: string): string[] {
  const citations = extractCitations(plain);
  return readTreatments(plain, findSentenceEnds(plain), citations)
    .treatments.filter((_treatment, index) => citations[index]?.kind === 'reporter')
    .map(({ treatment, speaker }) => (speaker === 'quoted' ? 'referred' : treatment));
}

describe('a passage that the court quotes', () => {
  it.each([
    `The rule is old: “It is not “may be” but “must be”. As held in ${A}, the facts must be proved.” That is clear.`,
    `Para 16 is quoted below: ‘16. In our view, ${A} is of no assistance to the tenant.’`,
    `They “must be” proved, as was held in ${A}, where the observations were made: “The facts must be proved.”`,
    `The tests are these. As held in ${A}, rent is due. 45. The tenant must pay it.`,
    `The tests are these. 23.14. Rent is due, as held in ${A}.`,
    `Rent is due, as held in Anand Traders case [B.K. Anand Traders v. Union of India, (1973) 4 SCC 225].`,
    `The tenant must pay, as held in Anand Traders v. Union of India [(1973) 2 SCC 793 : 1973 SCC (Cri) 1033].`,
    `[Ed. : As observed in ${A}.]`,
    `The essential requirement, as pointed out in ${A}, is as follows: “Rent is due.”`,
  ])('does not treat a case: %s', (text) => {
    expect(new Set(read(text))).toEqual(new Set(['referred']));
  });

  it('control: the court’s own words beside short quotations', () => {
    expect(read(`As rightly observed in ${A}, “rent is due”.`)).toEqual(['relied-on']);
    expect(read(`The words are “may be”. As held in ${A}, the facts must be proved.`)).toEqual(['relied-on']);
    expect(
      read('In the present case we rely on Anand v. Union of India [(1973) 2 SCC 793 : 1973 SCC (Cri) 1033].'),
    ).toContain('relied-on');
  });
});

describe('what counsel argue', () => {
  const heard = 'We have heard counsel.\n\n5. The appeal has merit. ';
  const argued = `1. The facts are simple.\n\n2. Learned counsel for the appellant submitted that he paid rent.\n\n3. The tenant cannot be evicted as held in ${A}.\n\n4. `;
  const rest = 'The lease is valid and the tenant paid all that was due. '.repeat(12);

  it('ends where the court says that it heard or considered it', () => {
    const plain = `${argued}${heard}${rest}`;
    const [part] = argumentsOf(plain);
    expect(plain.slice(part?.start, part?.end)).toContain('cannot be evicted');
    expect(plain.slice(part?.end)).toMatch(/^We have heard/);
    expect(read(plain)).toEqual(['referred']);
  });

  it('begins again under a heading', () => {
    const second = `\n\nSUBMISSIONS OF THE RESPONDENTS\n\n6. ${A} has no application to this case.\n\nDISCUSSION\n\n7. `;
    const plain = `${argued}${heard}${rest}${second}${rest}`;
    expect(argumentsOf(plain)).toHaveLength(2);
    expect(read(plain)).toEqual(['referred', 'referred']);
    expect(read(plain.replace('SUBMISSIONS OF', 'ORDERS OF'))).toEqual(['referred', 'distinguished']);
  });

  it('control: has no end without such words, and is not most of a judgment', () => {
    expect(argumentsOf(`${argued}${rest}`)).toEqual([]);
    expect(argumentsOf(`${argued}${rest}${heard}`)).toEqual([]);
    expect(argumentsOf('')).toEqual([]);
    expect(read(`${argued}${rest}${heard}The tenant cannot be evicted as held in ${B}.`)).toContain('relied-on');
  });

  it.each([
    `The submission that the decision in Anand & Anr. (supra) is not applicable is noted. ${A} was cited.`,
    `It is the case on behalf of the appellant that the decision in ${A} is per incuriam.`,
    `Counsel for the appellant heavily relied on ${B} to state that his case is squarely covered by ${A}.`,
  ])('is not the court’s: %s', (text) => {
    expect(new Set(read(text))).toEqual(new Set(['referred']));
  });
});

describe('another court or judgment that acts', () => {
  it.each([
    `The learned single Judge allowed the petition as per the decision in ${A}.`,
    `We disagree with the High Court that ${A} does not apply to leases.`,
    `We set aside the finding of the High Court that ${A} does not apply.`,
    `The Bench distinguished ${A} as having no application to leases.`,
    `In these cases, ${A} has been distinguished on the ground that rent was paid.`,
    `The rule in ${A} has been applied, in later cases, to leases.`,
    `The rule in ${A} has been applied where rent was due.`,
    `The basis of the law, as explained in the Report (supra), was to undo the effect of ${A}.`,
    `The scope is limited to whether K. Anand, ${A}, lays down the correct law.`,
    `The Bench in ${A} had referred to a larger Bench the question of leases.`,
    `The appeal was from ${A}, in view of which it was referred to a larger bench.`,
    `The amendment was meant to overrule the decision in ${A}.`,
    `We reiterate the view in National Mills v Sobina (Smt), (2007) 786 [considering ${A}] that rent is due.`,
    'The fields are covered by the provisions of the special Act. 4 (1973) 4 SCC 225.',
    `Applying the rule in ${A} to leases is not acceptable.`,
  ])('%s', (text) => {
    expect(new Set(read(text))).toEqual(new Set(['referred']));
  });

  it('control: the court’s own act on the same words', () => {
    expect(read(`The High Court ought to have dismissed the petition, as held in ${A}.`)).toEqual(['relied-on']);
    expect(read(`${A} is distinguished.`)).toEqual(['distinguished']);
    expect(read(`The decision in ${A} has been referred to a larger bench.`)).toEqual(['doubted']);
    expect(read(`The matter is covered by ${A}.`)).toEqual(['followed']);
  });
});

describe('the case that overrules is not the one overruled', () => {
  it('in a relative clause, a pronoun, and after "in"', () => {
    const cited = `${A} was cited.\n\n`;
    expect(
      read(
        `${cited}The decision in Anand Traders (supra) is one by which a contrary view taken by the Bench of this Court in ${B} has not been accepted and is found to be not a good law.`,
      )[0],
    ).toBe('referred');
    expect(
      read(
        `It has been declared in ${A} that the judgments in the case of Kanhaiya and Karwal did not state the law and they stand overruled.`,
      ),
    ).toEqual(['referred']);
    expect(read(`The view is wrong. The same is, accordingly, overruled in ${A}.`)).toEqual(['referred']);
    expect(read(`In ${A}, a majority of the Judges opined that the others are per incuriam.`)).toEqual(['referred']);
  });

  it('control: the case that is overruled', () => {
    expect(read(`The decision in ${A} was overruled in ${B}.`)).toEqual(['overruled', 'referred']);
    expect(read(`We find ${A} wrong, and it must be overruled.`)).toEqual(['overruled']);
  });
});

it('an impugned order in the appeal before the court is not a case that is reversed', () => {
  const all = (text: string): string[] =>
    readTreatments(text, findSentenceEnds(text), extractCitations(text)).treatments.map(({ treatment }) => treatment);
  expect(all('The impugned orders in Civil Appeal No. 5932 of 2023 are set aside.')).toEqual(['referred']);
  expect(all('The judgment in Writ Petition No. 16825 of 2018 is set aside.')).toEqual(['reversed']);
});
