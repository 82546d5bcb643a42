import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { packageRoot } from '../runtime/package-root.js';
import { splitScripts } from '../extraction/text/split-scripts.js';
import { firstUnprintable, printable } from './printable.js';

/** The characters that a font has; PDFKit does not offer them in its types. */
function charactersOf(file: string): ReadonlySet<number> {
  const document = new PDFDocument();
  document.font(readFileSync(join(packageRoot, 'fonts', file)));
  const { _font } = document as unknown as { readonly _font: { readonly font: { readonly characterSet: number[] } } };
  return new Set(_font.font.characterSet);
}

it('invoices take only characters that the font of their script has', () => {
  const devanagari = charactersOf('NotoSerifDevanagari-Regular.ttf');
  for (const file of ['Inter-Regular.ttf', 'Inter-SemiBold.ttf']) {
    const latin = charactersOf(file);
    const missing: string[] = [];
    for (let code = 0x20; code < 0xffff; code += 1) {
      const character = String.fromCodePoint(code).normalize('NFC');
      if (firstUnprintable(character) !== '') continue;
      for (const { text, isDevanagari } of splitScripts(character))
        for (const letter of text)
          if (!(isDevanagari ? devanagari : latin).has(letter.codePointAt(0) ?? 0)) missing.push(code.toString(16));
    }
    expect(missing).toEqual([]);
  }
});

it('names the first character that an invoice cannot print, and never drops one', () => {
  expect(firstUnprintable('Jose\u0301, मीरा राव, ₹ 5')).toBe('');
  expect(firstUnprintable('Chambers 🏛 محكمة')).toBe('🏛');
  expect(printable('Law 🏛')).toBe('Law ?');
});
