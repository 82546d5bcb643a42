import { describe, expect, it } from 'vitest';
import { latinOf, soundOf } from './sound-of.js';

describe('Devanagari in Latin letters', () => {
  it.each([
    ['केशवानंद', 'keshavanand'],
    ['भारती', 'bharati'],
    ['उत्तर प्रदेश', 'uttar pradesh'],
    ['ज़मीन', 'zamin'],
    ['धारा ३०२', 'dhara 302'],
    ['सिंह', 'singh'],
    ['संहिता', 'sanhita'],
    ['bail', 'bail'],
  ])('writes %s as %s', (text, latin) => {
    expect(latinOf(text)).toBe(latin);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['केशवानंद', 'Kesavananda'],
    ['अंबेडकर', 'Ambedkar'],
    ['पिटीशन', 'petition'],
    ['कोर्ट', 'court'],
    ['मोहम्मद', 'Mohammed'],
    ['सिंह', 'Singh'],
    ['चौधरी', 'Choudhury'],
    ['Mukherjee', 'Mukerji'],
  ])('is the same for %s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
    expect(soundOf(one)).not.toBe('');
  });

  it('differs for other words, and other scripts have none', () => {
    expect(soundOf('bail')).not.toBe(soundOf('lease'));
    expect(soundOf('राम')).not.toBe(soundOf('श्याम'));
    for (const text of ['', '302', 'தமிழ்', 'a1']) expect(soundOf(text), text).toBe('');
  });
});
