import { describe, expect, it } from 'vitest';
import { parseQuery, toSearchBody } from '../index.js';

const bodyOf = (typed: string, kind: 'cases' | 'acts' = 'cases') =>
  JSON.stringify(toSearchBody(parseQuery(typed).tree, { kind }).query);
const between = (one: string, other: string) => ({
  bool: {
    must: [
      { match: { appellant: { query: one, operator: 'and' } } },
      { match: { respondent: { query: other, operator: 'and' } } },
    ],
  },
});

describe('the name of a case as typed', () => {
  it.each([
    'Maneka Gandhi v Union of India',
    'Maneka Gandhi vs. Union of India',
    'Maneka Gandhi V/s Union of India',
    'Maneka Gandhi versus Union of India',
    'Maneka Gandhi बनाम Union of India',
    'Maneka Gandhi banaam Union of India',
  ])('%s puts judgments between the parties first, whichever appeals, and needs no sign between them', (typed) => {
    const { query } = toSearchBody(parseQuery(typed).tree);
    const bool = 'bool' in query ? query.bool : undefined;
    expect(bool?.should).toEqual([
      expect.objectContaining({ multi_match: expect.objectContaining({ type: 'phrase' }) }),
      between('Maneka Gandhi', 'Union of India'),
      between('Union of India', 'Maneka Gandhi'),
    ]);
    expect(bool?.must).toEqual([
      { multi_match: expect.objectContaining({ query: 'Maneka Gandhi Union India', operator: 'and' }) },
    ]);
  });

  it.each(['C.I.T. vs. Ranchhoddas', 'C.I.T. v Ranchhoddas'])('reads a party with dots: %s', (typed) => {
    const query = bodyOf(typed);
    expect(query).toContain(JSON.stringify(between('C.I.T', 'Ranchhoddas')));
    expect(query).not.toMatch(/\bvs?\b/);
  });

  it('takes no initial for the sign between the parties', () => {
    expect(bodyOf('C V Raman vs. State')).toContain(JSON.stringify(between('C V Raman', 'State')));
  });

  it('leaves out parties without a name', () => {
    const query = bodyOf('Jaipal & Ors v State of Haryana & Anr');
    expect(query).toContain(JSON.stringify(between('Jaipal', 'State of Haryana')));
    expect(query).not.toMatch(/ors|anr/i);
  });

  it.each([
    ['Jaipal and others', 'Jaipal'],
    ['Jaipal Singh & Ors', 'Jaipal Singh'],
    ['Jaipal Singh and another', 'Jaipal Singh'],
  ])('leaves out who has no name behind one party: %s', (typed, kept) => {
    expect(bodyOf(typed)).toContain(`{"query":"${kept}"`);
  });

  it('keeps such a word elsewhere', () => {
    expect(bodyOf('another chance and hearing')).toContain('another chance and hearing');
    expect(bodyOf('"Jaipal and others"')).toContain('others');
  });

  it.each(['v Union of India', 'Maneka Gandhi v', 'vitamin v', '"Maneka v Union"', 'a OR v OR b'])(
    'reads no parties in %s',
    (typed) => {
      expect(bodyOf(typed)).not.toContain('{"match":{"appellant"');
    },
  );

  it('keeps other parts of the search', () => {
    const { query } = toSearchBody(parseQuery('Rao v State court:SC "natural justice"').tree);
    const text = JSON.stringify(query);
    expect(text).toContain('natural justice');
    expect(text).toContain(JSON.stringify(between('Rao', 'State')));
    expect(text).toContain('courtid');
  });

  it('is for judgments only', () => {
    expect(bodyOf('Rao v State', 'acts')).not.toContain('appellant');
  });
});
