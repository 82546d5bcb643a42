import { describe, expect, it } from 'vitest';
import { joinLigatures } from './join-ligatures.js';

describe('words that a reader split at a ligature', () => {
  it.each([
    ['The of fice of the of ficer.', 'The office of the officer.'],
    ['Of ficers and Af fidavits', 'Officers and Affidavits'],
    ['a signi ficant con flict', 'a significant conflict'],
    ['a signifi cant confl ict', 'a significant conflict'],
    ['the bene fi t of a speci fi c a ffi davit', 'the benefit of a specific affidavit'],
    ['the fi rst di ff erent fi le', 'the first different file'],
    ['con firmed and af firmed', 'confirmed and affirmed'],
    ['certi fied, quali fication and justi fied', 'certified, qualification and justified'],
    // Words of this text only.
    ['Kafiya and Kafiya met Ka fiya', 'Kafiya and Kafiya met Kafiya'],
  ])('are joined: %s', (text, joined) => {
    expect(joinLigatures(text)).toBe(joined);
  });

  it.each([
    'a bona fide purchase, mala fide, bona fides, bonafide, bonafide',
    'of five, of fine flour, of flats; in flat terms; on file; of fire; in fixing; the firm; the field',
    'the plaintiff appellant and the plaintiff s; the staff ed; set off ice',
    'pay fixation, pay fixation, payfixation',
    'erection of fences and of fence posts; of ten; if the; of law; chief examination; self defence',
    // Not on one line, or with a sign between.
    'of\nfice',
    'of\ffice',
    'of, fice and of-fice',
    // A word that neither judgments nor this text have, and one that the text has once.
    'zor fiblet',
    'Kafiya met Ka fiya',
    'of Fice and of FICE',
    // The part is in the text as often as the whole.
    'Kafiya Kafiya fiya fiya ka fiya',
  ])('are left if they are two: %s', (text) => {
    expect(joinLigatures(text)).toBe(text);
  });

  it('are joined in a text without an end of a line in linear time', () => {
    const text = `${'of fi '.repeat(300_000)}${'f'.repeat(1_000_000)} fice`;
    const before = performance.now();
    expect(joinLigatures(text)).toHaveLength(text.length);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
