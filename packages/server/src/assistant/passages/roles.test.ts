import { describe, expect, it } from 'vitest';
import { roleOf, sideOf } from './roles.js';

const of = (text: string) => roleOf(text, { part: 'judgment', isQuoted: false, above: undefined });

describe('what a sentence is', () => {
  it('is an order where it answers the questions and decides', () => {
    expect(of('The questions raised are answered accordingly and the appeal is dismissed.')).toBe('order');
    expect(of('The question is whether the appeal should be dismissed.')).toBe('issue');
  });
});

describe('a short form', () => {
  it('does not end what an order says', () => {
    expect(of('It is ordered that Revision Petition No. SC/19/RP/40 is dismissed.')).toBe('order');
  });
});

describe("counsel's acts", () => {
  it('are an argument', () => {
    expect(of('Shri Rao relied upon the following passage.')).toBe('argument');
    expect(of('The High Court relied upon the following passage.')).toBe('unknown');
  });
});

describe('an answer of the court to an argument', () => {
  it('is not an argument', () => {
    expect(of('We see no substance in this contention.')).toBe('reasons');
    expect(of('In our opinion the argument of counsel overlooks the lease.')).toBe('reasons');
    expect(of('Counsel submitted that we are bound by it.')).toBe('argument');
  });
});

describe('whose argument a sentence is', () => {
  it.each([
    ['It was urged that the appellant knew of it by learned counsel for the respondent.', 'respondent'],
    ['On behalf of the State it was said that the accused had fled.', 'state'],
    ['The appellant contended that the respondent was late.', 'appellant'],
    ['Mr. Rao, learned counsel appearing for the tenant, submitted that the landlord was abroad.', 'tenant'],
    ['Per contra, learned State counsel opposed what was submitted on behalf of the petitioner.', 'state'],
    ['It was contended that time had run.', ''],
  ])('%s', (text, side) => expect(sideOf(text)).toBe(side));
});
