import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GST_PERCENT } from '@headnote/core/money';
import PDFDocument from 'pdfkit';
import { splitScripts } from '../extraction/text/split-scripts.js';
import { packageRoot } from '../runtime/package-root.js';
import { rupeesInWords } from './amount-in-words.js';
import type { InvoiceDocument, Party } from './issue-invoice.js';
import { printable } from './printable.js';

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
/** Space between a rule and the text on either side. */
const GAP = 12;
const PARTIES_GAP = 24;
/** The foot is here, or below a longer invoice. */
const FOOT = 740;
/** What the table and the sums need, so that none of them is split over two pages. */
const TABLE_HEIGHT = 76;
const SUMS_HEIGHT = 130;
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
  const parties = setHead(document, invoice, title) + PARTIES_GAP;
  const table = setParties(document, invoice, parties) + GAP;
  const sums = setTable(document, invoice, onePage(document, table, TABLE_HEIGHT)) + GAP;
  setFoot(document, contact, setSums(document, invoice, onePage(document, sums, SUMS_HEIGHT)) + GAP);
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
  const lines = printable(text).split('\n');
  const element = document.struct(as, {}, () => {
    document.fontSize(size).fillColor(quiet ? QUIET : INK);
    document.y = y;
    for (const line of lines) writeLine(document, line, { x, width, align, size, strong });
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

/** Returns `y`, or the top of a new page if there is too little room below it. */
function onePage(document: Document, y: number, height: number): number {
  if (y + height <= document.page.maxY()) return y;
  document.addPage();
  return MARGIN;
}

/** Every part returns its lower edge: the next one follows whatever a name or an address needs. */
function setHead(document: Document, { supplier, number, issuedOn }: InvoiceDocument, title: string): number {
  rule(document, 52, 2);
  rule(document, 56, 0.5);
  write(document, title, { x: 330, y: 68, width: RIGHT - 330, size: 15, strong: true, align: 'right', as: 'H2' });
  write(document, `No. ${number}\n${dayText(issuedOn)}`, { x: 330, y: 92, width: RIGHT - 330, align: 'right' });
  const name = write(document, supplier.name, { x: MARGIN, y: 68, width: 270, size: 15, strong: true, as: 'H1' });
  const end = write(document, supplierLines(supplier), { x: MARGIN, y: name + 4, width: 270, quiet: true });
  return Math.max(end, 146);
}

const supplierLines = ({ address, gstin }: Party) =>
  [...address, ...(gstin === '' ? [] : [`GSTIN ${gstin}`])].join('\n');

function setParties(document: Document, invoice: InvoiceDocument, top: number): number {
  const { customer, placeOfSupply, payment, tax } = invoice;
  rule(document, top);
  const y = top + GAP;
  const facts = [
    ...(placeOfSupply === '' ? [] : [`Place of supply: ${placeOfSupply}`]),
    ...(tax === null ? [] : ['Reverse charge: No']),
    `Payment: ${payment.number}`,
    `Paid on: ${timeFormat.format(payment.paidAt)}`,
  ];
  const factsEnd = write(document, facts.join('\n'), { x: 330, y, width: RIGHT - 330 });
  const { page } = document;
  const to = write(document, 'To', { x: MARGIN, y, width: 240, strong: true, as: 'H2' });
  const lines = [customer.name, supplierLines(customer)].filter(Boolean).join('\n');
  const end = write(document, lines, { x: MARGIN, y: to, width: 240 });
  const bottom = (page === document.page ? Math.max(end, factsEnd) : end) + GAP;
  rule(document, bottom);
  return bottom;
}

/** Columns of the one line: service, code, quantity, amount. */
const COLUMNS = { service: MARGIN, sac: 330, quantity: 390, amount: 440 };

function setTable(document: Document, { service, from, to, sac, tax, total }: InvoiceDocument, y: number): number {
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
  if (tax !== null) write(document, sac, { x: COLUMNS.sac, y: row, width: 50 });
  write(document, '1', { x: COLUMNS.quantity, y: row, width: 50, align: 'right' });
  write(document, money(tax?.taxable ?? total), {
    x: COLUMNS.amount,
    y: row,
    width: RIGHT - COLUMNS.amount,
    align: 'right',
  });
  const period = `${service}\n${dayText(from)} to ${dayText(to)}`;
  const end = write(document, period, { x: COLUMNS.service, y: row, width: 270 }) + GAP;
  rule(document, end);
  return end;
}

function setSums(document: Document, { tax, total }: InvoiceDocument, top: number): number {
  let y = top;
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
  return write(document, `${rupeesInWords(total)}. Paid in full.`, {
    x: MARGIN,
    y: y + 8,
    width: WIDTH,
    align: 'right',
  });
}

function setFoot(document: Document, contact: string, above: number): void {
  const y = Math.max(FOOT, onePage(document, above, document.page.maxY() - FOOT));
  rule(document, y + 32);
  const terms =
    'Valid for one year from the day named above. This invoice is made by a computer and needs no signature.';
  write(document, `${terms}${contact === '' ? '' : `\n${contact}`}`, {
    x: MARGIN,
    y,
    width: WIDTH,
    size: 8,
    quiet: true,
  });
}
