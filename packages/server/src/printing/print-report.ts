import type { ReportSheet } from '@headnote/core/contract';
import { printMessages as words } from './messages.js';
import { openPage, QUIET } from './page-setting.js';
import { collect, setPageFurniture, type PrintOptions } from './print-document.js';
import { paragraphSetter } from './set-paragraphs.js';

/**
 * Prints the report of a check of a brief as PDF: a numbered entry a citation, a line a column. A heading is a link only to
 * this library. Reads nothing from the network. Rejects with the signal's reason when it aborts.
 */
export async function printReport(sheet: ReportSheet, options: PrintOptions): Promise<Buffer> {
  const { title, subtitle, sentence, sections, notes } = sheet;
  const page = openPage(options.paper, { title, author: options.library });
  const bytes = collect(page);
  // Nobody waits for it after an abort.
  bytes.catch(() => undefined);
  const set = paragraphSetter(page, options.signal);
  await set([{ text: title }], { size: 17, after: 4, as: 'H1' });
  await set([{ text: subtitle }], { size: 10, color: QUIET, after: 8 });
  await set([{ text: sentence }], { size: 13, after: 12 });
  let number = 0;
  for (const { heading, entries } of sections) {
    if (heading !== '') {
      page.outline.addItem(heading);
      await set([{ text: heading }], { size: 12, after: 7, as: 'H2' });
    }
    for (const { heading: named, address, lines } of entries) {
      number += 1;
      const isOurs = address.startsWith(`${options.origin}/`);
      const link = isOurs ? { href: address } : {};
      await set([{ text: `${number}. ` }, { text: named, mark: 'bold', ...link }], { after: 2 });
      for (const { label, text } of lines)
        for (const [index, line] of text.split('\n').entries()) {
          const name = index === 0 && label !== '' ? [{ text: `${label}: `, mark: 'bold' as const }] : [];
          await set([...name, { text: line }], { size: 10, indent: index === 0 ? 18 : 30, after: 1.5 });
        }
      page.y += 6;
    }
  }
  for (const note of notes) await set([{ text: note, mark: 'italic' }], { size: 9, color: QUIET, after: 3 });
  setPageFurniture(page, { running: title, source: words.report(options.library, words.day(options.now)) });
  page.end();
  return bytes;
}
