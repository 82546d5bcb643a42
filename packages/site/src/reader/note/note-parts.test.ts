import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNote, readNote, textAt, withTextAt, writeNote } from './note-parts.js';

const note = 'Ask counsel.\n\n¶ 98 #p412\nUse with ¶ 267.\n\nTwo lines.\n\n¶ #p500\nNo number here.';

describe('a note with parts', () => {
  it('is split at the lines that name a paragraph, and joined again', () => {
    expect(readNote(note)).toEqual({
      whole: 'Ask counsel.',
      parts: [
        { paragraph: 'p412', label: '98', text: 'Use with ¶ 267.\n\nTwo lines.' },
        { paragraph: 'p500', label: '', text: 'No number here.' },
      ],
    });
    expect(writeNote(readNote(note))).toBe(note);
  });

  it('changes at one place only', () => {
    const changed = withTextAt(note, { paragraph: 'p412', label: '98', text: 'New' });
    expect(textAt(changed, 'p412')).toBe('New');
    expect(textAt(changed, 'p500')).toBe('No number here.');
    expect(textAt(changed, '')).toBe('Ask counsel.');
    expect(withTextAt(note, { paragraph: '', label: '', text: '' })).toMatch(/^¶ 98 #p412\n/);
  });

  it('gets a new part where its paragraph is, and loses an empty one', () => {
    const added = withTextAt(note, { paragraph: 'p450', label: '101', text: 'Between' });
    expect(readNote(added).parts.map(({ paragraph }) => paragraph)).toEqual(['p412', 'p450', 'p500']);
    expect(withTextAt(added, { paragraph: 'p450', label: '101', text: ' ' })).toBe(note);
  });

  it('keeps every word, whatever the member writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (whole, text) => {
        const words = (value: string) => value.split(/\s+/).filter((word) => word !== '');
        const plain = text.replaceAll(/^¶.*$/gm, '');
        const written = withTextAt(whole, { paragraph: 'p7', label: '3', text: plain });
        for (const word of [...words(whole), ...words(plain)]) expect(written).toContain(word);
        expect(words(plain).length === 0 || textAt(written, 'p7').includes(plain.trim())).toBe(true);
      }),
    );
  });
});

describe('a note outside its document', () => {
  it('names the printed numbers, and no anchor', () => {
    const written = 'Ask counsel.\n\n¶ 98 #p412\nThe test.\n\n¶ #p7\nNo number here.';
    expect(plainNote(written)).toBe('Ask counsel.\n¶ 98: The test.\nNo number here.');
    expect(plainNote('')).toBe('');
  });
});
