import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { rupeesInWords } from './amount-in-words.js';
import { writeInvoice } from './invoice-pdf.js';
import type { InvoiceDocument } from './issue-invoice.js';

const invoice: InvoiceDocument = {
  number: 'HN/26-27/000001',
  issuedOn: '2026-11-22',
  payment: { number: 'P-7F3K-2210', paidAt: Date.parse('2026-11-22T11:42:00+05:30') },
  supplier: {
    name: 'Headnote Legal Information',
    address: ['14 Residency Road', 'Bengaluru 560 025'],
    gstin: '29AAGCB7383J1Z4',
  },
  customer: { name: 'Meera Rao', address: ['212 Cubbon Chambers'], gstin: '' },
  placeOfSupply: '29, Karnataka',
  service: 'The whole library, annual subscription, first year',
  sac: '998431',
  from: '2026-11-22',
  to: '2027-11-21',
  total: 1_500_000,
  tax: { taxable: 1_271_186, cgst: 114_407, sgst: 114_407, igst: 0 },
};

describe('an invoice as PDF', () => {
  it('is one tagged page with a title, below 60 KB', async () => {
    const pdf = await writeInvoice(invoice, 'support@library.test');
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Lang (en-IN)');
    expect(pdf.length).toBeLessThan(60_000);
  });

  it('draws a name and an address in Devanagari, between Latin words on the same line', async () => {
    const customer = { name: 'मीरा राव Chambers', address: ['212 क्यूबन, Bengaluru', 'कर्नाटक 560 001'], gstin: '' };
    const pdf = await writeInvoice({ ...invoice, customer }, 'support@library.test');
    const page = await (await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise).getPage(1);
    const { items } = await page.getTextContent();
    const drawn = items.flatMap((item) => ('str' in item ? [{ text: item.str, y: item.transform[5] as number }] : []));
    const text = drawn.map((item) => item.text).join(' ');
    for (const words of ['राव', 'Chambers', 'Bengaluru', '560 001']) expect(text).toContain(words);
    const heightOf = (words: string) => drawn.find((item) => item.text.includes(words))?.y;
    expect(heightOf('राव')).toBeCloseTo(heightOf('Chambers') ?? 0, 1);
  });
});

/** Texts of the pages with their places. */
async function drawnOf(changes: Partial<InvoiceDocument>) {
  const pdf = await writeInvoice({ ...invoice, ...changes }, 'support@library.test');
  const file = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  expect(file.numPages).toBe(1);
  const { items } = await (await file.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number, width: item.width }]
      : [],
  );
}

describe('an invoice with long texts', () => {
  it.each([
    { name: 'Rao and Associates', address: ['212', 'Cubbon Chambers', 'Cubbon Road', 'Bengaluru', '560 001'] },
    { name: 'W'.repeat(200), address: ['x'.repeat(200)] },
  ])('$name: no text is over another or outside its column', async (party) => {
    const customer = { ...party, gstin: '29AAGCB7383J1Z4' };
    const supplier = {
      ...invoice.supplier,
      address: ['14', 'Residency Road', 'Richmond Town', 'Bengaluru', '560 025'],
    };
    const drawn = await drawnOf({ supplier, customer, service: 'S'.repeat(200) });
    const yOf = (words: string) => drawn.filter(({ text }) => text.includes(words)).map(({ y }) => y);
    const [, customerGstin = 0] = yOf('GSTIN');
    expect(customerGstin).toBeGreaterThan((yOf('Service')[0] ?? 0) + 12);
    expect(yOf('CGST')[0]).toBeLessThan((yOf(' to ')[0] ?? 0) - 12);
    for (const [index, one] of drawn.entries())
      for (const other of drawn.slice(index + 1))
        if (Math.abs(one.y - other.y) < 8)
          expect(
            one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1,
            `${one.text} / ${other.text}`,
          ).toBe(true);
  });
});

describe('an amount in words', () => {
  it.each([
    [1_500_000, 'Fifteen thousand rupees only'],
    [100, 'One rupee only'],
    [50, 'Fifty paise only'],
    [0, 'Zero rupees only'],
    [
      1_23_45_678_05,
      'One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees and five paise only',
    ],
  ])('%i paise', (paise, words) => {
    expect(rupeesInWords(paise)).toBe(words);
  });
});
