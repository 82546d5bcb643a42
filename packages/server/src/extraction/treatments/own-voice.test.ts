import { describe, expect, it } from 'vitest';
import { readCaseText } from '../reading/read-case-text.js';
import { findSentenceEnds } from '../text/sentence-ends.js';
import { isInOwnVoice } from './own-voice.js';

const A = 'Anand Traders v. Union of India, AIR 1961 SC 838';

function shown(plain: string): string[] {
  const text = { html: '', plain, sentenceEnds: findSentenceEnds(plain), anchors: [] };
  return readCaseText(text).treatments.map(({ treatment }) => treatment);
}

describe('what is shown of the treatments that the rules find', () => {
  it.each([
    ['followed', `We follow ${A}.`],
    ['followed', `In our view the case is squarely covered by ${A}.`],
    ['relied-on', `As held in ${A}, we find that rent is due.`],
    ['relied-on', `As held in ${A}, rent is due.`],
    ['distinguished', `${A} is distinguishable.`],
    ['explained', `The decision in ${A} must be confined to its own facts.`],
    ['approved', `${A}, hence, requires no reconsideration.`],
    ['followed', `We see no reason to take a view different from the one expressed by this Court in ${A}.`],
    [
      'distinguished',
      `In ${A} it was held so. However, the principle laid down therein will have no application here.`,
    ],
    ['followed', `The present case is squarely covered by ${A}.`],
    ['overruled', `${A} stands overruled.`],
    ['reversed', `The judgment in ${A} is set aside.`],
  ])('shows %s: %s', (treatment, sentence) => {
    expect(shown(sentence)[0]).toBe(treatment);
  });

  it.each([
    `According to the rule laid down in ${A}, rent is due.`,
    `The view taken in ${A} is approved.`,
    `In view of ${A}, Article I does not apply.`,
  ])('shows a mention where the court does not speak of itself: %s', (sentence) => {
    expect(shown(sentence)[0]).toBe('referred');
  });

  it('shows the treatment of the citation whose sentence proves it', () => {
    expect(shown(`${A} was cited. We follow ${A}.`)).toEqual(['referred', 'followed']);
  });

  it('does not take what the court was told for its own words', () => {
    expect(isInOwnVoice('relied-on', 'But we were told that in view of that decision rent is due.')).toBe(false);
    expect(isInOwnVoice('relied-on', 'Reliance is placed before us on that decision.')).toBe(false);
    expect(isInOwnVoice('relied-on', 'In our considered opinion that decision governs.')).toBe(true);
    expect(isInOwnVoice('followed', 'That decision binds us.')).toBe(true);
  });
});
