import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../text/sentence-ends.js';
import { readTreatments } from './read-treatments.js';

const A = 'Anand Traders v. Union of India, AIR 1961 SC 838';
const B = 'Bela Mills Ltd. v. State of Bihar, (1973) 4 SCC 225';
const C = 'Chitra Devi v. Collector of Customs, [1964] 5 SCR 331';

/** Returns `AIR 1961 SC 838: overruled by court` for each report citation of a text. */
function read(plain: string): string[] {
  const citations = extractCitations(plain);
  return readTreatments(plain, findSentenceEnds(plain), citations).treatments.flatMap(
    ({ treatment, speaker }, index) => {
      const citation = citations[index];
      if (citation === undefined || citation.kind === 'provision' || citation.shortForm) return [];
      return [speaker === 'court' ? treatment : `${treatment} (${speaker})`];
    },
  );
}

describe('the words of treatment', () => {
  it.each([
    ['overruled', `We overrule the decision in ${A}.`],
    ['overruled', `The decision in ${A} is overruled.`],
    ['overruled', `${A} stands overruled.`],
    ['overruled', `We are of opinion that ${A} is no longer good law.`],
    ['overruled', `${A} was wrongly decided.`],
    ['overruled', `We must therefore hold that ${A} does not lay down the correct law.`],
    ['reversed', `The judgment reported in ${A} was reversed by this Court on appeal.`],
    ['reversed', `We allow the appeal, reversing the judgment of the High Court in ${A}.`],
    ['doubted', `A Bench of two Judges doubted the correctness of ${A}.`],
    ['doubted', `The decision in ${A} was referred to a larger Bench.`],
    ['doubted', `In our opinion ${A} requires reconsideration.`],
    ['dissented', `With respect, we are unable to agree with the view taken in ${A}.`],
    ['dissented', `We respectfully dissent from ${A}.`],
    ['dissented', `We decline to follow ${A}.`],
    ['distinguished', `${A} is clearly distinguishable.`],
    ['distinguished', `The ruling in ${A} has no application to the facts before us.`],
    ['distinguished', `The decision in ${A} turned on its own facts.`],
    ['distinguished', `We distinguish ${A} for two reasons.`],
    ['distinguished', `${A} does not help the appellant.`],
    ['distinguished', `The case of ${A} stands on an entirely different footing.`],
    ['explained', `The rule in ${A} must be read in the light of its facts.`],
    ['explained', `We would explain ${A} as a decision on contracts of sale.`],
    ['approved', `The view taken in ${A} is approved.`],
    ['approved', `We agree with the decision in ${A}.`],
    ['approved', `${A} was rightly decided.`],
    ['followed', `Following ${A}, we allow the appeal.`],
    ['followed', `We follow the decision of this Court in ${A}.`],
    ['followed', `The ratio of ${A} has been followed for forty years.`],
    ['followed', `We are bound by the decision in ${A}.`],
    ['followed', `Applying the test of ${A}, we hold the levy good.`],
    ['followed', `The present case is squarely covered by ${A}.`],
    ['relied-on', `We rely upon ${A} for this conclusion.`],
    ['relied-on', `Reliance may be placed on ${A}.`],
    ['relied-on', `We are fortified by the decision in ${A}.`],
    ['relied-on', `As held in ${A}, no notice is needed.`],
    ['referred', `In ${A} the question was whether a notice was needed.`],
    ['referred', `We may notice ${A}.`],
    ['relied-on', `No notice is needed (see ${A}).`],
    ['referred', `A similar view was taken in ${A}.`],
  ])('are read as %s: %s', (treatment, sentence) => {
    expect(read(sentence)).toEqual([treatment]);
  });

  it('control: the same words without a cited case treat no case', () => {
    expect(read(`In ${A} a fine was paid. The objection was overruled and the sale set aside.`)).toEqual(['referred']);
    expect(read(`In ${A} it was held that section 5 has no application to minors.`)).toEqual(['referred']);
    expect(read(`The conviction, followed by a fine, was noticed in ${A}.`)).toEqual(['referred']);
  });
});

describe('a negated treatment', () => {
  it.each([
    ['referred', `${A} cannot be said to be overruled.`],
    ['referred', `${A} has not been overruled.`],
    ['referred', `${A} is not distinguishable.`],
    ['referred', `We do not rely on ${A}.`],
    ['dissented', `We do not follow ${A}.`],
    ['dissented', `${A} is not approved.`],
  ])('comes to %s: %s', (treatment, sentence) => {
    expect(read(sentence)).toEqual([treatment]);
  });

  it('control: "not only" does not negate', () => {
    expect(read(`${A} is not only distinguished.`)).toEqual(['distinguished']);
  });
});

describe('several cases', () => {
  it('share one verb in a list', () => {
    expect(read(`${A}; ${B} and ${C} are overruled.`)).toEqual(['overruled', 'overruled', 'overruled']);
    expect(read(`We follow ${A}, ${B} and ${C}.`)).toEqual(['followed', 'followed', 'followed']);
    expect(read(`${A}, followed; ${B} and ${C}, distinguished.`)).toEqual([
      'followed',
      'distinguished',
      'distinguished',
    ]);
  });

  it('control: a case outside the list does not share the verb', () => {
    expect(read(`In ${A} the question was left open, but ${B} is distinguishable.`)).toEqual([
      'referred',
      'distinguished',
    ]);
    expect(read(`We follow ${A}. A different question arose in ${B}.`)).toEqual(['followed', 'referred']);
  });

  it('are divided into overruling and overruled', () => {
    expect(read(`${A} was overruled in ${B}.`)).toEqual(['overruled', 'referred']);
    expect(read(`${A} was overruled by this Court in ${B}.`)).toEqual(['overruled', 'referred']);
    expect(read(`In ${B} this Court overruled ${A}.`)).toEqual(['referred', 'overruled']);
    expect(read(`${A} is contrary to ${B} and is not good law.`)).toEqual(['overruled', 'referred']);
    expect(
      read(`We notice ${A}. That decision is contrary to the decisions of this Court in ${B} and ${C} and is bad law.`),
    ).toEqual(['overruled', 'referred', 'referred']);
  });

  it('have one treatment for all parallel citations of a case', () => {
    expect(read(`Anand v. Union of India, AIR 1961 SC 838 : (1961) 2 SCR 112 is overruled.`)).toEqual([
      'overruled',
      'overruled',
    ]);
  });
});

describe('words that refer back', () => {
  it.each([
    ['overruled', `Counsel cited ${A}. That decision has been overruled.`],
    ['distinguished', `The appellant cites ${A}.\n\nThe said case is distinguishable.`],
    [
      'distinguished',
      `Reference was made to ${A}. It was a case of sale. The facts of that case have no bearing here.`,
    ],
    ['overruled', `Counsel cited ${A}. It was overruled in 1972.`],
    ['distinguished', `In ${A} a notice was served. The decision is clearly distinguishable.`],
  ])('give what they say to the case before them: %s', (treatment, text) => {
    expect(read(text)).toEqual([treatment]);
  });

  it('refer to all cases of the passage in the plural', () => {
    expect(read(`Counsel cites ${A} and ${B}. None of these cases assists the petitioner.`)).toEqual([
      'distinguished',
      'distinguished',
    ]);
    expect(read(`Counsel cites ${A} and ${B}. Both those decisions are distinguishable.`)).toEqual([
      'distinguished',
      'distinguished',
    ]);
  });

  it('apply "overruled" only to the nearest cases', () => {
    const text = `We notice ${A}. ${'Rent was due. '.repeat(30)}Then came ${B} and ${C}. The said decisions are overruled.`;
    expect(read(text)).toEqual(['referred', 'overruled', 'overruled']);
  });

  it('control: they never refer to a case far above, and "this case" is the present one', () => {
    const filler = 'The tenant paid rent for another month and left. '.repeat(120);
    expect(read(`We notice ${A}. ${filler} That decision has been overruled.`)).toEqual(['referred']);
    expect(read(`We notice ${A}. This case is distinguishable.`)).toEqual(['referred']);
  });

  it('find a case by its short name and by its footnote mark', () => {
    const named = 'We notice Arun Kumar Basu v. Union of India, AIR 1961 SC 838.';
    expect(read(`${named} Rent was due.\n\nBasu's case is distinguishable.`)).toEqual(['distinguished']);
    const page = 'The rule in Anand Traders v. Union of India(1) is overruled. Rent was due.\n\n(1) [1962] 1 S.C.R. 9.';
    expect(read(page)).toEqual(['overruled']);
  });

  it('control: a longer name with the same ending is another case', () => {
    const named = 'We notice Arun Kumar Basu v. Union of India, AIR 1961 SC 838.';
    expect(read(`${named} Rent was due.\n\nBhagwan Basu's case is distinguishable.`)).toEqual(['referred']);
  });

  it('control: a mark with another number refers to another footnote', () => {
    const page = 'The rule in Anand Traders v. Union of India(2) is overruled. Rent was due.\n\n(1) [1962] 1 S.C.R. 9.';
    expect(read(page)).toEqual(['referred']);
  });
});

describe('the speaker', () => {
  it.each([
    `Learned counsel relied on ${A}.`,
    `Reliance was placed on ${A} by Mr. Sen.`,
    `Strong reliance is placed on ${A}.`,
    `It was contended that ${A} stands overruled.`,
    `Learned counsel submitted that ${A} is distinguishable.`,
    `Mr. Rao sought to distinguish ${A}.`,
    `Learned counsel drew our attention to ${A}.`,
    `Relying on ${A}, counsel for the State urged that notice was bad.`,
  ])('is counsel, who treats no case: %s', (sentence) => {
    expect(read(sentence)).toEqual(['referred (counsel)']);
  });

  it('is the court in its answer to counsel', () => {
    expect(read(`Learned counsel relied on ${A}. We think that decision is distinguishable.`)).toEqual([
      'distinguished',
    ]);
    expect(read(`The decision in ${A} relied on by counsel is distinguishable.`)).toEqual(['distinguished']);
    expect(read(`Counsel relied on ${A}, but that case is distinguishable.`)).toEqual(['distinguished']);
  });

  it('reads a treatment by the court below as a mention', () => {
    expect(read(`The High Court relied on ${A}.`)).toEqual(['referred']);
    expect(read(`${A} was relied on by the High Court.`)).toEqual(['referred']);
  });

  it('reads an opinion of the court below, or an act of the legislature, as a mention', () => {
    expect(read(`The High Court was of the view that ${A} was rendered per incuriam.`)).toEqual(['referred']);
    expect(read(`The Amendment Act has overruled the dictum of ${A}.`)).toEqual(['referred']);
  });

  it('is the quoted judgment inside quotation marks', () => {
    expect(read(`The Full Bench said: "We overrule ${A} without hesitation." We need say no more.`)).toEqual([
      'referred (quoted)',
    ]);
    expect(read(`The Full Bench said:\n\n“We follow ${A} with respect.\n\n“It has stood for long.”`)).toEqual([
      'referred (quoted)',
    ]);
  });

  it('control: words outside the quotation are the court’s', () => {
    expect(read(`The Bench said: "Notice is needed." We overrule ${A}.`)).toEqual(['overruled']);
  });
});

describe('words between a case and its verdict', () => {
  it.each([
    [
      'overruled',
      `It follows that ${A}, in which it was held that rent is no debt, was wrongly decided, and it is overruled.`,
    ],
    [
      'overruled',
      `The decision in ${A}, in so far as it holds that, unless paid, rent is a debt, is not good law and must be overruled.`,
    ],
    ['overruled', `We hold that ${A} is no longer good law.`],
    ['distinguished', `As for ${A}, where rent was paid, the decision is distinguished.`],
    ['reversed', `The judgment under appeal, reported as ${A}, held that rent is due. That judgment is reversed.`],
  ])('does not hide it: %s: %s', (treatment, text) => {
    expect(read(text)).toEqual([treatment]);
  });

  it('control: a verdict on something else in that clause does not treat the case', () => {
    expect(read(`In ${A}, where the objection was overruled, rent was due.`)).toEqual(['referred']);
    expect(read(`It follows that ${A} was cited too late.`)).toEqual(['referred']);
  });
});

describe('pronouns', () => {
  it.each([
    ['approved', `The decision in ${A} is clear, and we approve it.`],
    ['followed', `The answer is in ${A}, which we follow.`],
    ['relied-on', `The same was said in ${A}, upon which we rely.`],
    ['explained', `Doubts were felt about ${A}, and we think it right to explain it.`],
    ['dissented', `A wide rule was laid down in ${A}, and with respect we dissent from it.`],
    ['doubted', `Much was made of ${A}. Its correctness is doubted.`],
    ['followed', `This Court so held in ${A}. This view is reiterated.`],
  ])('mean the case before them: %s: %s', (treatment, text) => {
    expect(read(text)).toEqual([treatment]);
  });

  it('control: "it" as the topic of a judgment is not the judgment', () => {
    expect(read(`${A} held that the rule is old and it should not be applied.`)).toEqual(['referred']);
    expect(read(`We notice ${A}. It cannot be doubted that rent was due.`)).toEqual(['referred']);
  });
});

describe('words that are not a verdict of the court', () => {
  it.each([
    ['referred', `The question is whether ${A} was wrongly decided.`],
    ['referred', `There is no reason for us to overrule ${A}.`],
    ['referred', `The easy course of saying that ${A} was rendered per incuriam is not open.`],
    ['referred', `The impugned judgment, holding that ${A} was rendered per incuriam, is under appeal.`],
    ['followed', `We see no compelling reason to depart from ${A}.`],
    ['referred', `We noticed ${A}. The view of the High Courts is wrong and the said decisions are overruled.`],
    ['referred', `The prayer is to set aside the order made in ${A}.`],
    ['relied-on', `See also ${A}.`],
  ])('gives %s: %s', (treatment, text) => {
    expect(read(text).map((one) => one.replace(' (counsel)', ''))).toEqual([treatment]);
  });

  it('control: the court’s own words on the same case are', () => {
    expect(read(`We hold that ${A} was wrongly decided.`)).toEqual(['overruled']);
    expect(read(`We set aside the order made in ${A}.`)).toEqual(['reversed']);
  });
});

describe('words of treatment in counsel’s sentences', () => {
  it.each([
    `Counsel for the appellant invited us to dissent from ${A}.`,
    `It was submitted that we should not agree with, and should dissent from, ${A}.`,
    `It was argued for the respondent that ${A} should be followed by us.`,
    `According to learned counsel, ${A} has to be explained as a decision upon its own facts.`,
    `Counsel was under the impression that ${A} was reversed in review.`,
    `Mr. Sen contends that AIR 1961 SC 838; (1961) 2 SCR 112 stands overruled.`,
    `It is now said that ${A} is no longer good law.`,
    `Reliance was placed by learned counsel for the State on ${A}.`,
  ])('treat no case: %s', (text) => {
    expect(new Set(read(text))).toEqual(new Set(['referred (counsel)']));
  });

  it('control: a party’s name is not a speaker, and the court may answer in the same sentence', () => {
    expect(read('We follow Mr. Sen v. Solicitor General, AIR 1961 SC 838.')).toEqual(['followed']);
    expect(read(`It was contended that notice was bad, but we follow ${A}.`)).toEqual(['followed']);
  });
});

describe('short names', () => {
  const named = 'We notice Gopalan Nair v. Union of India, AIR 1961 SC 838.';

  it('may be the first word of a party before "case", "decision" and "judgment"', () => {
    for (const short of ["Gopalan's case", 'The Gopalan decision', 'The Gopalan judgment'])
      expect(read(`${named} Rent was due.\n\n${short} is overruled.`), short).toEqual(['overruled']);
  });

  it('control: not if two cases begin with that word', () => {
    const both = `${named} We also notice Gopalan Menon v. State of Bihar, (1973) 4 SCC 225.`;
    expect(read(`${both} Rent was due.\n\nGopalan's case is overruled.`)).toEqual(['referred', 'referred']);
  });
});
