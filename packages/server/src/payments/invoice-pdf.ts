import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GST_PERCENT } from '@headnote/core/money';
import PDFDocument from 'pdfkit';
import { splitScripts } from '../extraction/text/split-scripts.js';
import { packageRoot } from '../runtime/package-root.js';
import { rupeesInWords } from './amount-in-words.js';
import type { InvoiceDocument, Party } from './issue-invoice.js';

type Document = InstanceType<typeof PDFDocument>;

/** Inter without the characters that no invoice has, 41 KB each; a name may be in Devanagari. */
const fontFiles = {
  regular: 'Inter-Regular.ttf',
  strong: 'Inter-SemiBold.ttf',
  devanagari: 'NotoSerifDevanagari-Regular.ttf',
};
/** Height of Inter's line above its letters' foot, for a size of 1. */
const ASCENT = 0.96875;

/** Points. A4 is 595 wide. */
const MARGIN = 48;
const RIGHT = 595 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const INK = '#1d1b26';
const QUIET = '#57534a';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const timeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});
const amountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const money = (paise: number) => amountFormat.format(paise / 100);
const dayText = (isoDay: string) => dayFormat.format(Date.parse(`${isoDay}T12:00:00+05:30`));

/** Sets an invoice as an A4 page: selectable text, tagged for screen readers. `contact` stands at the foot. */
export async function writeInvoice(invoice: InvoiceDocument, contact: string): Promise<Buffer> {
  const title = invoice.tax === null ? 'Invoice' : 'Tax invoice';
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: `${title} ${invoice.number}`, Author: invoice.supplier.name },
  });
  for (const [name, file] of Object.entries(fontFiles))
    document.registerFont(name, readFileSync(join(packageRoot, 'fonts', file)));
  const bytes = collect(document);
  setHead(document, invoice, title);
  setParties(document, invoice);
  setTable(document, invoice);
  setSums(document, invoice);
  setFoot(document, contact);
  document.end();
  return bytes;
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly strong?: boolean;
  readonly size?: number;
  readonly quiet?: boolean;
  readonly as?: 'P' | 'H1' | 'H2';
}

/** Writes a tagged text. Returns the lower edge. */
function write(document: Document, text: string, place: Place): number {
  const { x, y, width, align = 'left', strong = false, size = 9, quiet = false, as = 'P' } = place;
  if (text === '') return y;
  const element = document.struct(as, {}, () => {
    document.fontSize(size).fillColor(quiet ? QUIET : INK);
    document.y = y;
    for (const line of text.split('\n')) writeLine(document, line, { x, width, align, size, strong });
  });
  document.addStructure(element);
  element.end();
  return document.y;
}

/** Writes a line, which may need several fonts, below the last one. */
function writeLine(
  document: Document,
  line: string,
  { x, width, align, size, strong }: Required<Pick<Place, 'x' | 'width' | 'align' | 'size' | 'strong'>>,
): void {
  const latin = strong ? 'strong' : 'regular';
  const parts = splitScripts(line);
  for (const [index, { text, isDevanagari }] of parts.entries()) {
    document.font(isDevanagari ? 'devanagari' : latin);
    // All fonts of a line stand on one line.
    const options = { width, align, lineGap: 2, baseline: -ASCENT * size, continued: index < parts.length - 1 };
    if (index === 0) document.text(text, x, document.y, options);
    else document.text(text, options);
  }
}

/** A line says nothing, so readers pass over it. */
function rule(document: Document, y: number, weight = 0.5): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(weight).strokeColor(INK).moveTo(MARGIN, y).lineTo(RIGHT, y).stroke();
  document.endMarkedContent();
}

function setHead(document: Document, { supplier, number, issuedOn }: InvoiceDocument, title: string): void {
  rule(document, 52, 2);
  rule(document, 56, 0.5);
  write(document, supplier.name, { x: MARGIN, y: 68, width: 280, size: 15, strong: true, as: 'H1' });
  write(document, supplierLines(supplier), { x: MARGIN, y: 92, width: 280, quiet: true });
  write(document, title, { x: 330, y: 68, width: RIGHT - 330, size: 15, strong: true, align: 'right', as: 'H2' });
  write(document, `No. ${number}\n${dayText(issuedOn)}`, { x: 330, y: 92, width: RIGHT - 330, align: 'right' });
}

const supplierLines = ({ address, gstin }: Party) =>
  [...address, ...(gstin === '' ? [] : [`GSTIN ${gstin}`])].join('\n');

function setParties(document: Document, { customer, placeOfSupply, payment, tax }: InvoiceDocument): void {
  rule(document, 170);
  write(document, 'To', { x: MARGIN, y: 182, width: 240, strong: true, as: 'H2' });
  write(document, [customer.name, supplierLines(customer)].filter(Boolean).join('\n'), {
    x: MARGIN,
    y: 196,
    width: 240,
  });
  const facts = [
    ...(placeOfSupply === '' ? [] : [`Place of supply: ${placeOfSupply}`]),
    ...(tax === null ? [] : ['Reverse charge: No']),
    `Payment: ${payment.number}`,
    `Paid on: ${timeFormat.format(payment.paidAt)}`,
  ];
  write(document, facts.join('\n'), { x: 330, y: 182, width: RIGHT - 330 });
  rule(document, 262);
}

/** Columns of the one line: service, code, quantity, amount. */
const COLUMNS = { service: MARGIN, sac: 330, quantity: 390, amount: 440 };

function setTable(document: Document, { service, from, to, sac, tax, total }: InvoiceDocument): void {
  const y = 274;
  const quiet = { quiet: true } as const;
  write(document, 'Service', { x: COLUMNS.service, y, width: 270, ...quiet });
  if (tax !== null) write(document, 'SAC', { x: COLUMNS.sac, y, width: 50, ...quiet });
  write(document, 'Quantity', { x: COLUMNS.quantity, y, width: 50, align: 'right', ...quiet });
  write(document, tax === null ? 'Amount (₹)' : 'Taxable value (₹)', {
    x: COLUMNS.amount,
    y,
    width: RIGHT - COLUMNS.amount,
    align: 'right',
    ...quiet,
  });
  const row = y + 22;
  write(document, `${service}\n${dayText(from)} to ${dayText(to)}`, { x: COLUMNS.service, y: row, width: 270 });
  if (tax !== null) write(document, sac, { x: COLUMNS.sac, y: row, width: 50 });
  write(document, '1', { x: COLUMNS.quantity, y: row, width: 50, align: 'right' });
  write(document, money(tax?.taxable ?? total), {
    x: COLUMNS.amount,
    y: row,
    width: RIGHT - COLUMNS.amount,
    align: 'right',
  });
}

function setSums(document: Document, { tax, total }: InvoiceDocument): void {
  let y = 350;
  rule(document, y - 8);
  const line = (label: string, value: string, strong = false) => {
    const size = strong ? 12 : 9;
    write(document, label, { x: 330, y, width: 100, align: 'right', strong, size });
    y =
      write(document, value, { x: COLUMNS.amount, y, width: RIGHT - COLUMNS.amount, align: 'right', strong, size }) + 4;
  };
  if (tax !== null) {
    line(`CGST ${GST_PERCENT / 2} %`, money(tax.cgst));
    line(`SGST ${GST_PERCENT / 2} %`, money(tax.sgst));
    line(`IGST ${GST_PERCENT} %`, money(tax.igst));
    rule(document, y);
    y += 8;
  }
  line('Total', `₹${money(total)}`, true);
  write(document, `${rupeesInWords(total)}. Paid in full.`, { x: MARGIN, y: y + 8, width: WIDTH, align: 'right' });
}

function setFoot(document: Document, contact: string): void {
  rule(document, 772);
  const terms =
    'Valid for one year from the day named above. This invoice is made by a computer and needs no signature.';
  write(document, `${terms}${contact === '' ? '' : `\n${contact}`}`, {
    x: MARGIN,
    y: 740,
    width: WIDTH,
    size: 8,
    quiet: true,
  });
}
