import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../../text/sentence-ends.js';
import { readTreatments } from '../read-treatments.js';

const A = 'Anand Traders v. Union of India, AIR 1961 SC 838';
const B = 'Bela Mills Ltd. v. State of Bihar, (1973) 4 SCC 225';
const C = 'Chitra Devi v. Collector of Customs, [1964] 5 SCR 331';
const SHORT = new Map([
  ['838', 'A'],
  ['225', 'B'],
  ['331', 'C'],
]);

/** The short name of a case by the page of its citation. */
const nameOf = (text: string): string => SHORT.get(/(\d{3})(?:, para 6)?\D*$/.exec(text)?.[1] ?? '') ?? text;

/** What a text says: `A overruled court`, `A overruled reported by B`; red and amber only, if not `all`. */
function read(plain: string, all = false): string[] {
  const citations = extractCitations(plain);
  const { statements } = readTreatments(plain, findSentenceEnds(plain), citations);
  return statements
    .filter(({ treatment }) => all || treatment === 'overruled' || treatment === 'doubted')
    .map(({ treatment, source, cases, actor }) => {
      const named = cases.map(({ start, end, citations: [first] }) =>
        nameOf(
          first === undefined ? plain.slice(start, end) : (citations[citations[first]?.refersTo ?? first]?.text ?? ''),
        ),
      );
      const [by] = actor?.citations ?? [];
      const who =
        actor === undefined
          ? ''
          : nameOf(by === undefined ? plain.slice(actor.start, actor.end) : (citations[by]?.text ?? ''));
      return `${named.join('+')} ${treatment} ${source}${who === '' ? '' : ` by ${who}`}`;
    });
}

describe('a form of company', () => {
  it('carries no short name to the case of another company', () => {
    const before = 'In Neela Lignite Corpn. v. R. Swami, AIR 1990 Mad 160, the same was held. ';
    const [told] = read(`${before}We hold that the Amber Corpn's case is not good law.`);
    expect(told).toBe("Amber Corpn's case overruled court");
  });
});

describe('the court overrules', () => {
  it.each([
    `We overrule ${A}.`,
    `We overrule the decision in ${A}.`,
    `We accordingly overrule the view taken by this Court in ${A}.`,
    `With great respect, we overrule the judgment of the Full Bench of the Kerala High Court in ${A}.`,
    `For these reasons we have no hesitation in overruling ${A}.`,
    `We are therefore constrained to overrule the decision of this Court in ${A}.`,
    `The decision in ${A} is overruled.`,
    `The decision in ${A} is hereby overruled.`,
    `The view taken in ${A} is, therefore, overruled.`,
    `The judgment in ${A}, to the extent indicated above, is overruled.`,
    `${A} stands overruled.`,
    `The ratio of ${A} accordingly stands overruled.`,
    `To that extent the decision in ${A} stands impliedly overruled.`,
    `The decision in ${A} must be taken to be overruled.`,
    `The decision in ${A} must be deemed to have been overruled.`,
    `The case of ${A} was wrongly decided and is overruled.`,
    `In our judgment ${A} was wrongly decided.`,
    `We are of the opinion that ${A} does not lay down the correct law.`,
    `We hold that ${A} does not lay down good law.`,
    `${A} is no longer good law.`,
    `The decision in ${A} is not good law.`,
    `The decision in ${A} can no longer be regarded as good law.`,
    `The decision in ${A} cannot be considered to be good law.`,
    `The decision in ${A} cannot be treated as good law.`,
    `The decision in ${A} must be held to be not correctly decided.`,
    `The decision in ${A} has ceased to be good law.`,
    `We hold that ${A} was not correctly decided.`,
    `We do not think that ${A} was correctly decided.`,
    `We are unable to hold that ${A} lays down the correct law.`,
    `With respect, ${A} was not rightly decided and we overrule it.`,
    `We do not approve the ratio of ${A} and overrule the same.`,
    `The law laid down in ${A} is not correct law.`,
    `As to ${A}, we hold that it was not correctly decided.`,
    `The decision in ${A}, on which learned counsel for the respondent placed strong reliance, is no longer good law.`,
    `The decision in ${A}, in so far as it holds that, unless paid, rent is a debt, is not good law and must be overruled.`,
    `We have been referred to ${A}.\n\nWith respect, that decision is overruled.`,
    `We have been referred to ${A}. We hold that the said decision does not lay down the correct law.`,
    `We have been referred to ${A}. It is no longer good law.`,
    `Rent is due (contra ${A}, which we overrule).`,
    `It follows that ${A}, para 6, in which it was held that tax must be refunded, whether or not its burden was passed on, was wrongly decided.`,
    `The decision in ${A}, in so far as it holds that land is subject to the Act, does not lay down good law and must be overruled.`,
    `${A} is no more good law.`,
    `We overrule, with great respect, ${A} on this point.`,
    `We answer the reference by holding that ${A} was wrongly decided.`,
    `The judgment in ${A}, we say so with great respect, is not a correct view and is overruled.`,
    `In ${A} wide observations were made. The observations made in paras 11 and 12 of the report do not represent the correct statement of law and they are hereby overruled.`,
    `In ${A}, it was held so. We are unable to uphold that view. Anand Traders (supra) is accordingly overruled.`,
  ])('%s', (text) => {
    expect(new Set(read(text))).toEqual(new Set(['A overruled court']));
  });

  it('several cases behind one verb, and groups named before', () => {
    expect(read(`We overrule ${A} and ${B}.`)).toEqual(['A+B overruled court']);
    expect(read(`The decisions in ${A}, ${B} and ${C} are overruled.`)).toEqual(['A+B+C overruled court']);
    expect(read(`We have read ${A} and ${B}. Both these decisions are overruled.`)).toEqual(['A+B overruled court']);
    expect(read(`We have read ${A} and ${B}. These two decisions do not lay down the correct law.`)).toEqual([
      'A+B overruled court',
    ]);
    expect(read(`We have read ${A} and ${B}. They are no longer good law.`)).toEqual(['A+B overruled court']);
  });

  it('each of "X, Y and Z cases"', () => {
    const names =
      'Jainendra v. State, AIR 1961 SC 838, Parkash v. State, (1973) 4 SCC 225 and Haque v. State, [1964] 5 SCR 331';
    const views = 'We do not subscribe to the views expressed in Jainendra, Parkash and Haque cases';
    expect(read(`We have read ${names}. ${views}. They cannot be considered to be good law.`)).toEqual([
      'A+B+C overruled court',
    ]);
  });

  it('both of two that are denied together, and both of "both these decisions" in one sentence', () => {
    expect(read(`Neither ${A} nor ${B} lays down the correct law.`)).toEqual(['A+B overruled court']);
    expect(
      read(
        `It was held in appeal that the views taken in ${A} and in ${B} are wrong and both these decisions have been overruled.`,
      ),
    ).toEqual(['A+B overruled reported']);
  });

  it('one of two: the one that the words mean', () => {
    expect(read(`In view of ${B}, the decision in ${A} is overruled.`)).toEqual(['A overruled reported by B']);
    expect(read(`We follow ${B} and overrule ${A}.`)).toEqual(['A overruled court']);
    expect(read(`The decision in ${A} is contrary to ${B} and is overruled.`)).toEqual(['A overruled court']);
    expect(read(`We overrule ${A}, and the view in ${B} is approved.`)).toEqual(['A overruled court']);
  });
});

describe('what another judgment did, with the judgment that did it', () => {
  it.each([
    `${A} was overruled in ${B}.`,
    `${A} has been overruled by this Court in ${B}.`,
    `${A} has since been overruled by this Court in ${B}.`,
    `${A}, since overruled by this Court in ${B}, was cited.`,
    `${A} (overruled in ${B}) was cited.`,
    `The decision in ${A} was expressly overruled by a Constitution Bench of this Court in ${B}.`,
    `The decision in ${A} was, however, overruled by a Full Bench of that Court in ${B}.`,
    `The judgment in ${A}, which was overruled in ${B}, was relied on below.`,
    `The decision in ${A} stood overruled by the judgment in ${B}.`,
    `In ${B} this Court overruled ${A}.`,
    `In ${B}, this Court expressly overruled the decision in ${A}.`,
    `In ${B}, ${A} was overruled.`,
    `In ${B}, a Constitution Bench overruled the view taken in ${A}.`,
    `${B} overruled ${A}.`,
    `This Court in ${B} has overruled ${A}.`,
    `A larger Bench of this Court in ${B} overruled the earlier decision in ${A}.`,
    `The decision in ${B}, which overruled ${A}, concludes the matter.`,
    `This Court in ${B}, overruling ${A}, held that rent is due.`,
    `Overruling ${A}, this Court in ${B} held that rent is due.`,
    `${A} is no longer good law in view of the decision of this Court in ${B}.`,
    `${A} is no longer good law after ${B}.`,
    `In ${B} it was held that ${A} was not correctly decided.`,
    `This Court in ${B} held that ${A} does not lay down the correct law.`,
    `${A} was considered in ${B} and was overruled.`,
    `We were referred to ${A}. But that decision was overruled by this Court in ${B}.`,
    `We were referred to ${A}. It has been overruled in ${B}.`,
    `It was pointed out in ${B} that ${A} was wrongly decided.`,
    `Counsel relied on ${A}. To begin with, this case appears to have been overruled by this Court in ${B} on another point.`,
    `There was no reason for us not to look at the old Act, and therefore, the decision in ${B} overrules ${A}.`,
  ])('%s', (text) => {
    expect(read(text)).toEqual(['A overruled reported by B']);
  });

  it('without a name for the judgment that did it', () => {
    expect(read(`${A} has been overruled by this Court.`)).toEqual(['A overruled reported by this Court']);
    expect(read(`${A} was overruled long ago.`)).toEqual(['A overruled reported']);
    expect(read(`${A} has been overruled, but its paragraph 6 was affirmed by ${B}.`)).toEqual([
      'A overruled reported',
    ]);
    expect(read(`The Privy Council overruled ${A}.`)).toEqual(['A overruled reported by The Privy Council']);
  });

  it('other treatments too, never as the act of the court that reports them', () => {
    expect(read(`In ${B} this Court distinguished ${A}.`, true)).toEqual(['A distinguished reported by B']);
    expect(read(`${A} was followed in ${B}.`, true)).toEqual(['A followed reported by B']);
    expect(read(`The view in ${A} was approved by this Court in ${B}.`, true)).toEqual(['A approved reported by B']);
    expect(read(`In ${A} it was held so. The above decision has since been followed in ${B}.`, true)).toEqual([
      'A followed reported by B',
    ]);
    expect(
      read(`In ${A} it was held: "We rely on ${C}. Rent is due." The said decision was followed in ${B}.`, true),
    ).toEqual(['A followed reported by B']);
    expect(read(`In ${A} it was held so. This was followed in ${B}.`, true)).toEqual(['A followed reported by B']);
    expect(read(`In ${A}, which was referred to and followed in ${B}, it is held so.`, true)).toEqual([
      'A followed reported by B',
    ]);
    expect(read(`This Court in ${B} adopted the view expressed in ${A}.`, true)).toEqual(['A followed reported by B']);
    expect(read(`The decision in ${A} was not followed in ${B}.`, true)).toEqual(['A dissented reported by B']);
    expect(read(`The Bench in ${B} upheld the principles laid down in ${A}.`, true)).toEqual([
      'A approved reported by B',
    ]);
    expect(read(`In ${B} ${A} was distinguished on facts.`, true)).toEqual(['A distinguished reported by B']);
    expect(read(`Following ${A}, a Bench of this Court held in ${B} that rent is due.`, true)).toEqual([
      'A followed reported by B',
    ]);
    expect(read(`This Court in ${B} wrongly applied ${A}.`, true)).toEqual([]);
  });
});

describe('what the court does with a case besides', () => {
  it.each([
    [`We approve the ratio in ${A}.`, 'A approved court'],
    [`With respect, we are in full agreement with the view taken in ${A}.`, 'A approved court'],
    [`We are, with respect, unable to agree with the view taken in ${A}.`, 'A dissented court'],
    [`We do not agree with the decision in ${A}.`, 'A dissented court'],
    [`I therefore dissent from the view expressed in ${A}.`, 'A dissented court'],
    [`Therefore, following the decisions in ${A} and ${B}, we allow the appeal.`, 'A+B followed court'],
    [`The decision in ${A} has no application to the facts of this case.`, 'A distinguished court'],
    [`${A}, in our opinion, is of no avail to the appellant.`, 'A distinguished court'],
    [`The sale is void (see ${A}; ${B}).`, 'A+B relied-on court'],
    [`To the same effect is the decision in ${A}.`, 'A relied-on court'],
    [
      `If rent is paid, but not if it is due, the sale is void [see Mitra & Ors. v. Board & Ors. (1973) 4 SCC 225].`,
      'B relied-on court',
    ],
    [`We may usefully refer to the observations of this Court in ${A}.`, 'A relied-on court'],
    [`Reference may also be made to ${A} and ${B}.`, 'A+B relied-on court'],
    [`The position was recently highlighted by this Court in ${A}.`, 'A relied-on court'],
    [`The reliance placed by the tenant on ${A} is misplaced.`, 'A distinguished court'],
    [`The contrary view taken by the High Court in ${A} is clearly erroneous.`, 'A dissented court'],
    [`The matter is no longer res integra. This Court in ${A} held that rent is due.`, 'A followed court'],
    [`This Court in ${B} quoted with approval ${A}.`, 'A approved reported by B'],
    [`In ${B}, relied upon by Mr. Rao, distinguishing ${A}, this Court held so.`, 'A distinguished reported by B'],
    [`In the case of ${B}, this Court following the law laid down in ${A} allowed it.`, 'A followed reported by B'],
    [`That was held in ${A}. The judgment was followed by this Court in ${B}.`, 'A followed reported by B'],
    [
      `We may usefully refer to ${A}. That case was decided on other facts and is distinguishable.`,
      'A distinguished court',
    ],
    [
      `The tenant relied on ${A} and ${B}. The first of these decisions is of no assistance to him.`,
      'A distinguished court',
    ],
    [
      `It was so held in ${A}. This decision, therefore, is of little assistance to the tenant.`,
      'A distinguished court',
    ],
    [`The facts in ${A} were entirely different.`, 'A distinguished court'],
    [`The ratio of ${A} squarely applies to the present case.`, 'A followed court'],
    [`${A} is an apt illustration of this point.`, 'A relied-on court'],
    [`We are satisfied that the decision in ${A} lays down the law correctly.`, 'A approved court'],
    [`The High Court has rightly relied upon ${A}.`, 'A relied-on court'],
    [`In ${B}, this Court considered the rule. The Court followed ${A}.`, 'A followed reported by B'],
    [
      `In ${A} it was held: “Rent is due. It must be paid. No tenant is free.”\n\n8. The said decision was followed in ${B}.`,
      'A followed reported by B',
    ],
  ])('%s', (text, told) => {
    expect(read(text, true)).toEqual([told]);
  });

  it.each([
    `We may follow ${A}.`,
    `If we approve ${A}, rent is due.`,
    `We agree with Mr. Rao that the decision in ${A} is binding.`,
    `Counsel asked whether we agree with ${A}.`,
    `We see no reason to dissent from ${A}.`,
    `The rule in ${A} has no application where the tenant is a minor.`,
    `The Bench distinguished ${A} as having no application.`,
    `Section 5, as read in ${A}, is not applicable to minors.`,
    `${A} may not be of any assistance.`,
    `Counsel submitted that rent is due (see ${A}).`,
    `The contrary was held there: but see ${A}.`,
    `The decision in ${A} relied upon by the respondent concerns leases, as does ${B}.`,
    `The High Court was asked to set aside the order in ${A}.`,
    `We may usefully refer to ${A}, on which counsel relied.`,
    `The relief granted in ${A} is erroneous.`,
    `The tenant cited ${A} and ${B}. The first of these decisions has been overruled.`,
    `The tenant relied on ${A} in support of the proposition that rent is due.`,
    `The tenant relied on ${A}. The High Court took another view. That decision is of no assistance to him.`,
    `The ratio of ${A} does not squarely apply.`,
    `(vii) The High Court has rightly relied upon ${A}.`,
    `The only question is whether, on the facts, ${A} has been correctly applied.`,
    `So it was held in ${B}. This view was reiterated in ${A}.`,
    `Counsel submitted that the decision in ${A} lays down the law correctly.`,
    `We notice ${A}. The High Court framed an issue. The Court followed ${B}.`,
    `The position was considered by this Court in ${A}.`,
    `The matter is no longer res integra. In ${A}, this Court held so. It was not approved later.`,
  ])('nothing: %s', (text) => {
    expect(read(text, true)).toEqual([]);
  });
});

describe('who overrules', () => {
  it('is the court that acts, not the case that it overrules', () => {
    expect(read(`However, in overruling the decision in ${A}, this Court held so.`)).toEqual([
      'A overruled reported by this Court',
    ]);
  });

  it('is not a judgment that was itself undone', () => {
    expect(read(`${A} was overruled in ${B}. That decision was later recalled.`)).toEqual([]);
  });

  it('leaves out a case of which only the last of two is meant', () => {
    expect(read(`We read ${B} and ${A}, which was overruled in ${C}.`)).toEqual(['A overruled reported by C']);
  });
});

describe('"that decision"', () => {
  it('means no case if a report that could not be read stands between', () => {
    const unread =
      'The same was said in a later case, I.L.R. 19 at page two hundred of that volume, A.I.R. 19 of Madras.';
    expect(read(`We read ${A}. ${unread} That decision is overruled.`)).toEqual([]);
  });

  it('means all cases of a list for "this view"', () => {
    expect(read(`The view was taken in ${A} and ${B}. This view is no longer good law.`)).toEqual([
      'A+B overruled court',
    ]);
  });
});

describe('the court doubts', () => {
  it('a case for whose reconsideration it asks a larger Bench', () => {
    expect(
      read(
        `Let these cases be placed before the Chief Justice for constituting a larger Bench for reconsideration of ${A}.`,
      ),
    ).toEqual(['A doubted court']);
    expect(
      read(
        `As there was a conflict between the decisions in ${A} and ${B}, the matter was referred to a larger Bench.`,
      ),
    ).toEqual([]);
    expect(read(`We decline to refer to a larger Bench the reconsideration of ${A}.`)).toEqual([]);
  });

  it.each([
    `We doubt the correctness of ${A}.`,
    `With respect, we doubt the decision in ${A}.`,
    `In our opinion ${A} requires reconsideration.`,
    `The decision in ${A} needs to be reconsidered by a larger Bench.`,
    `We are of the view that the decision in ${A} requires re-consideration.`,
    `With great respect, we have some doubt about the correctness of ${A}, in which it was held so.`,
    `We were referred to ${A}. The correctness of that decision is open to doubt.`,
    `The correctness of ${A} is open to serious question.`,
  ])('%s', (text) => {
    expect(read(text)).toEqual(['A doubted court']);
  });
});

describe('no treatment', () => {
  it.each([
    `We do not overrule ${A}.`,
    `We are not prepared to overrule ${A}.`,
    `We see no ground for overruling ${A}.`,
    `No material has been placed before us to show that the view taken in ${A} requires reconsideration.`,
    `The High Court held that ${A} was overruled by ${B}.`,
    `We see no reason to overrule ${A}.`,
    `We are reluctant to overrule ${A}.`,
    `It is not necessary to overrule ${A}.`,
    `This Court has power to overrule ${A}.`,
    `The question is whether ${A} should be overruled.`,
    `The question is whether ${A} was correctly decided.`,
    `We were asked to overrule ${A}.`,
    `${A} binds us until it is overruled.`,
    `Unless ${A} is overruled, it binds.`,
    `If ${A} is no longer good law, rent is not due.`,
    `${A} has not been overruled.`,
    `${A} has never been overruled by this Court in ${B}.`,
    `${A} cannot be said to have been overruled by ${B}.`,
    `It cannot be said that ${A} has been overruled.`,
    `It cannot be said that ${A} does not lay down the correct law.`,
    `It would be wrong to hold that ${A} was not correctly decided.`,
    `We are not satisfied that ${A} requires reconsideration.`,
    `${A} does not require reconsideration.`,
    `The decision in ${B} did not overrule ${A}.`,
    `The decision in ${B} did not purport to overrule ${A}.`,
    `This Court in ${B}, without overruling ${A}, held that rent is due.`,
    `None of these judgments has overruled ${A}.`,
    `${A} may have been overruled by ${B}.`,
    `Is ${A} still good law?`,
    `Was ${A} overruled in ${B}?`,
    `The preliminary objection based on ${A} is overruled.`,
    `The objection was overruled, following ${A}.`,
    `The plea founded on ${A} must be overruled.`,
    `The contention based on ${A} is overruled.`,
    `We overrule the contention that ${A} applies.`,
    `We overrule the preliminary objection and follow ${A}.`,
    `Learned counsel contended that ${A} has been overruled in ${B}.`,
    `Learned counsel submitted that ${A} is no longer good law.`,
    `Mr. Rao argued that we should overrule ${A}.`,
    `It was submitted that ${A} was wrongly decided.`,
    `According to learned counsel for the appellant, ${A} stands overruled by ${B}.`,
    `The learned Judge said: "We overrule ${A}."`,
    `The legislature overruled ${A} by the amendment.`,
    `Parliament sought to overrule ${A}.`,
    `The amendment was meant to overrule ${A}.`,
    `The view of the High Court, in conflict with ${A}, is overruled.`,
    `The view of the High Court, which is contrary to ${A}, is wrong and is overruled.`,
    `The order of the Tribunal is not good law in view of ${A}.`,
    `Following ${A}, the objection is overruled.`,
    `We would distinguish rather than overrule ${A}.`,
    `A Bench of two Judges cannot overrule ${A}.`,
    `${A} is good law.`,
    `${A} continues to be good law.`,
    `We have no doubt that ${A} was correctly decided.`,
    `There is no doubt about the correctness of ${A}.`,
    `We do not read ${A} as laying down a binding precedent.`,
    `We have no doubt about the correctness of ${A}.`,
    `The correctness of ${A} is not open to doubt.`,
    `Beyond doubt ${A} applies.`,
    `The benefit of doubt was given in ${A}.`,
    `We read ${A} and ${B}. That decision is overruled.`,
    `Until ${A} is overruled it binds us.`,
    `${A} considered an earlier decision which was no longer good law.`,
    `The learned Chief Justice held that the decision in ${A} was right. This judgment was overruled by a Full Bench in ${B}.`,
    `In ${A} it was held so. This was overruled in ${B}.`,
    `He also submitted that duty was due. That, in the said judgment the Division Bench overruled the earlier judgment of the said Court in ${A}.`,
    `We read ${A}. The impugned judgment of the High Court is wrong. That decision is overruled.`,
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
