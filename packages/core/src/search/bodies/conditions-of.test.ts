import { describe, expect, it } from 'vitest';
import { explain, parseQuery, toSearchBody } from '../index.js';
import { conditionsOf, partsOf } from './conditions-of.js';

const conditions = (typed: string) => {
  const { parts, leftOut, judge } = conditionsOf(partsOf(parseQuery(typed).tree), { isActs: false });
  const kept = parts.map((part) => ('text' in part ? part.text : part.type));
  return [kept.join(' '), leftOut.join(' '), judge.join(' ')];
};

describe('the conditions of a search', () => {
  it.each([
    ['right to a fair hearing', 'right a fair hearing', 'to', ''],
    ['what is the limitation for an appeal', 'limitation appeal', 'what is the for an', ''],
    ['judgment of justice Rao on workplace safety', 'Rao workplace safety', 'judgment of justice on', 'Rao'],
    ["judgments by Hon'ble Mr. Justice P.N. Rao", 'P.N Rao', "judgments by Hon'ble Mr Justice", 'P.N Rao'],
    ['justice Krishna Rao on bail', 'Krishna Rao bail', 'justice on', 'Krishna Rao'],
    [
      'decision of the chief justice Meena regarding leases',
      'Meena leases',
      'decision of the chief justice regarding',
      'Meena',
    ],
    ['cases on anticipatory bail', 'anticipatory bail', 'cases on', ''],
    ['rulings about maintenance', 'maintenance', 'rulings about', ''],
    ['ज़मानत का अधिकार', 'ज़मानत अधिकार', 'का', ''],
    ['of judge:rao', 'field', 'of', ''],
    ['conviction under section 302 IPC', 'conviction field', 'under', ''],
    ['offence punishable u/s 307', 'offence section 307', 'punishable', ''],
    ['section 34 read with section 149', 'section 34 section 149', 'read with', ''],
    ['under trial read with care', 'under trial read care', 'with', ''],
  ])('%s: %s', (typed, kept, leftOut, judge) => {
    expect(conditions(typed)).toEqual([kept, leftOut, judge]);
  });

  it.each([
    'natural justice',
    'justice delayed',
    'case diary',
    'the',
    'judgment on',
    '"right to life"',
    'IT act',
    'a OR the',
  ])('leaves nothing out of %s', (typed) => {
    expect(conditions(typed)[1]).toBe('');
  });

  it('keeps all words for the phrase, and puts the judgments of the judge first', () => {
    const body = JSON.stringify(toSearchBody(parseQuery('judgment of justice Rao on right to life').tree));
    expect(body).toContain('"query":"Rao right life"');
    expect(body).toContain('{"query":"right to life","fields"');
    expect(body).toContain('{"match":{"judge":{"query":"Rao","operator":"and"}}}');
  });

  it('says what it left out', () => {
    expect(explain(parseQuery('right to life year:1980').tree)).toBe(
      'judgments containing right and life, decided in 1980 (left out: to)',
    );
  });
});
