import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../text/sentence-ends.js';
import { readTreatments } from './read-treatments.js';

const A = 'Anand Traders v. Union of India, AIR 1961 SC 838';
const B = 'Bela Mills Ltd. v. State of Bihar, (1973) 4 SCC 225';

/** Returns the treatments of the reports that a text cites. */
function read(plain: string): string[] {
  const citations = extractCitations(plain);
  return readTreatments(plain, findSentenceEnds(plain), citations)
    .treatments.filter((_treatment, index) => citations[index]?.kind === 'reporter' && !citations[index]?.shortForm)
    .map(({ treatment, speaker }) => (speaker === 'quoted' ? 'referred' : treatment));
}

describe('what another judgment did is only reported', () => {
  it.each([
    `In ${B} this Court followed ${A}.`,
    `The rule in ${A} was followed by this Court in ${B}.`,
    `The rule in ${A} has been reiterated in ${B}.`,
    `Relying on ${A}, a Bench of three Judges held in ${B} that rent is due.`,
    `Following this rule it was held in ${A} that rent is due.`,
    `The Bench held that ${A} is not applicable to leases.`,
    `The House of Lords distinguished ${A}.`,
  ])('%s', (text) => {
    expect(new Set(read(text))).toEqual(new Set(['referred']));
  });

  it('control: the court’s own words, and that a case is overruled', () => {
    expect(read(`We follow ${A}.`)).toEqual(['followed']);
    expect(read(`We hold that ${A} is not applicable to leases.`)).toEqual(['distinguished']);
    expect(read(`In ${B} this Court overruled ${A}.`)).toEqual(['referred', 'overruled']);
  });
});

describe('words that treat another thing than the case', () => {
  it.each([
    `We quote the following observations from ${A}.`,
    `Following passage from ${A} is apt.`,
    `There are distinguishing features in ${A}.`,
    `Section 5, as read in ${A}, is not applicable to minors.`,
    `The point is governed by the Rules, and the tenant cannot rely on ${A}.`,
    `The oft doubted decision in ${A} states the law.`,
    `The principle as laid down in ${A} has a long history.`,
    `The decision in ${A} is binding on him.`,
    `The rule in ${A} is applicable where a debt is admitted.`,
    `Is the decision in ${A} binding on the plaintiff?`,
    `The rule in ${A} may be applied in a proper case.`,
    `If ${A} is applicable, rent is due.`,
    `We cannot agree with Mr. Rao that ${A} can be distinguished.`,
  ])('%s', (text) => {
    expect(read(text)).toEqual(['referred']);
  });
});

describe('the history of the matter', () => {
  const order = 'the order in Writ Petition No. 12 of 1990';
  const readAll = (text: string): string[] =>
    readTreatments(text, findSentenceEnds(text), extractCitations(text)).treatments.map(({ treatment }) => treatment);

  it('reverses nothing', () => {
    expect(readAll(`The High Court set aside ${order}.`)).toEqual(['referred']);
    expect(readAll('The order in Writ Petition No. 12 of 1990 was set aside in appeal.')).toEqual(['referred']);
  });

  it('control: the court’s own order does', () => {
    expect(readAll(`We allow the appeal and set aside ${order}.`)).toEqual(['reversed']);
    expect(readAll('The order in Writ Petition No. 12 of 1990 is set aside.')).toEqual(['reversed']);
  });
});

describe('words that are not the writing court’s', () => {
  it.each([
    ['a quotation whose opening mark is missing', `The test is old. We follow ${A} without doubt.” Rent was due.`],
    ['words after a colon', `The Bench spoke to this effect:\n\nNow it is settled by ${A} that rent is due.`],
    [
      'names as reports print them in quotations',
      `We clarify the law laid down in Anand [Anand Traders v. Union of India, AIR 1961 SC 838].`,
    ],
    [
      'a list of arguments',
      `The arguments may be put thus: (1) Rent is due. In view of a later ruling, which overruled ${A}, no notice is needed.`,
    ],
    [
      'arguments before the judgment',
      `The law is as laid down in ${A}. We follow ${A}. The Judgment of the Court was delivered by RAO, J. Rent was due. ${'The tenant left. '.repeat(30)}`,
    ],
    ['counsel throughout a sentence', `According to Mr. Rao, rent was due, but the Tribunal erred, as held in ${A}.`],
  ])('%s', (_name, text) => {
    expect(new Set(read(text))).toEqual(new Set(['referred']));
  });

  it('control: without these signs they are', () => {
    expect(read(`The test is old. We follow ${A} without doubt. Rent was due.`)).toEqual(['followed']);
    expect(read(`Rent was due, as held in ${A}.`)).toEqual(['relied-on']);
  });
});

describe('"that decision"', () => {
  it('means no case if two are named, or a judgment of a court below', () => {
    expect(read(`In ${B} the Bench cited ${A}. That decision is distinguishable.`)).toEqual(['referred', 'referred']);
    expect(read(`Counsel cited ${A}. The High Court refused leave. That decision is distinguishable.`)).toEqual([
      'referred',
    ]);
  });

  it('control: it means the only case of the sentence before', () => {
    expect(read(`Counsel cited ${A}. That decision is distinguishable.`)).toEqual(['distinguished']);
  });

  it('in the plural means the cases of one sentence', () => {
    expect(read(`We notice ${B}. Counsel cited ${A} and (1974) 1 SCC 9. Those decisions are distinguishable.`)).toEqual(
      ['referred', 'distinguished', 'distinguished'],
    );
  });
});

describe('the holding of a case as the court’s own words', () => {
  it.each([
    ['relied-on', `As observed by this Court in ${A}, rent is due.`],
    ['relied-on', `As pointed out by Lord Morton in ${A}, rent is due.`],
    ['relied-on', `As this Court has observed in ${A}, rent is due.`],
    ['relied-on', `The tenant may leave, as was held in ${A}.`],
    ['relied-on', `According to the rule laid down in ${A}, rent is due.`],
    ['relied-on', `In view of the decision in ${A}, it is not open to the tenant to leave.`],
    ['relied-on', `This plea is unsustainable having regard to our decision in ${A}.`],
    ['relied-on', `The law has been settled by this Court in ${A}.`],
    ['followed', `So far as the last contention is concerned, this question is concluded by the decision in ${A}.`],
    ['followed', `The point made by Mr. Sen is concluded by a decision of this Court in ${A}.`],
    ['followed', `We prefer to adhere to the ratio of ${A}.`],
    ['followed', `In the circumstances, by applying the rule in ${A}, the sentence is altered.`],
  ])('is %s: %s', (treatment, text) => {
    expect(read(text)).toEqual([treatment]);
  });

  it.each([
    `That, as observed in ${A}, rent is due.`,
    `The decree says the same thing as was stated in ${A}.`,
    `As observed by this Court in ${A}:`,
    `The conduct of the appellant as noted in ${A} is bad.`,
    `An attempt was made by counsel to show that the lease is void and as observed in ${A}, it has no effect.`,
    `We were told that in view of the decision in ${A} the tenant must leave.`,
    `The case of the appellant is that his lease is covered by ${A}.`,
    `In view of the decision in ${A}, the tenant had withdrawn his suit.`,
    `Relying on ${A}, the conclusion above was reiterated by the Bench.`,
    `As observed by Sen, J. in his dissenting opinion in ${A}, rent is due.`,
    `Prima facie, therefore, the rule in ${A} is attracted.`,
    `It was open to the Tribunal to reconsider the matter, which was later considered in ${A}.`,
  ])('control: is not the court’s: %s', (text) => {
    expect(read(text)).toEqual(['referred']);
  });
});

describe('a case on other facts', () => {
  it.each([
    `We notice ${A}. The facts of that case were entirely different.`,
    `Counsel cited ${A}. The said decision, in our considered opinion, is not applicable to the present case.`,
    `The decision in ${A} on which reliance has been placed by counsel for the tenant is of no assistance to him.`,
    `The judgment cited by learned counsel for the State, ${A}, is quite distinguishable.`,
    `Counsel cited ${A}. The High Court did not notice it. That case has no relevance here.`,
    `Counsel cited ${A}. This case is of no relevance to the present case.`,
  ])('is distinguished: %s', (text) => {
    expect(read(text)).toEqual(['distinguished']);
  });

  it('control: not if the words may mean the judgment that cites it, or another court’s', () => {
    const later = 'Rent was due. '.repeat(140);
    expect(
      read(`This Court, after referring to ${A}, allowed the appeal. ${later}That case does not help him.`),
    ).toEqual(['referred']);
    expect(read(`Counsel cited ${A} and a decision of the Bombay High Court. That case does not help him.`)).toEqual([
      'referred',
    ]);
    expect(read(`${A} is not in point, but it shows that rent is due.`)).toEqual(['referred']);
  });

  it('refers back to both cases of two sentences', () => {
    expect(read(`Counsel cited ${A}. He also cited ${B}. Both these decisions are distinguishable.`)).toEqual([
      'distinguished',
      'distinguished',
    ]);
  });

  it('control: counsel’s argument goes on in the next sentence', () => {
    expect(read(`Counsel submitted that rent was paid in ${A}. Therefore that case is applicable here.`)).toEqual([
      'referred',
    ]);
  });
});
