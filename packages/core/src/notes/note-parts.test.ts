import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveNoteParts, plainNote, readNote, textAt, withTextAt, writeNote } from './note-parts.js';

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

describe('moving a note to a new text', () => {
  const note = 'Of the whole.\n\n¶ 98 #p412\nLead with this.\n\n#p4\n\n¶ #p5\nNo number.\n\n¶ 99 #p413\nGone.';

  it('moves each part with its words, and keeps a part whose paragraph is gone as words on the whole document', () => {
    const moved = moveNoteParts(note, ({ paragraph, label }) =>
      paragraph === 'p413' ? undefined : { paragraph: `p${Number(paragraph.slice(1)) + 1}`, label },
    );
    expect(readNote(moved)).toEqual({
      whole: 'Of the whole.\n\n¶ 99: Gone.',
      parts: [
        { paragraph: 'p413', label: '98', text: 'Lead with this.\n\n#p4' },
        { paragraph: 'p6', label: '', text: 'No number.' },
      ],
    });
  });

  it('changes nothing when all stay', () => {
    const written = writeNote(readNote(note));
    expect(moveNoteParts(written, (part) => part)).toBe(written);
  });
});
