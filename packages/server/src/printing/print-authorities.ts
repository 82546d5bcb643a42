import type { ListPart } from '@headnote/core/authorities';
import { printMessages as words } from './messages.js';
import { openPage, QUIET } from './page-setting.js';
import { collect, setPageFurniture, WARNING, type PrintOptions } from './print-document.js';
import { paragraphSetter } from './set-paragraphs.js';

/** A list of authorities to print. */
export interface PrintableList {
  readonly title: string;
  readonly parts: readonly ListPart[];
}

/** Prints a list of authorities as PDF: a heading a court, a numbered line an authority. Reads nothing from the network. */
export async function printAuthorities({ title, parts }: PrintableList, options: PrintOptions): Promise<Buffer> {
  const page = openPage(options.paper, { title, author: options.library });
  const bytes = collect(page);
  // Nobody waits for it after an abort.
  bytes.catch(() => undefined);
  const set = paragraphSetter(page, options.signal);
  await set([{ text: title }], { size: 17, after: 4, as: 'H1' });
  await set([{ text: words.listOfAuthorities }], { size: 10, color: QUIET, after: 12 });
  let number = 0;
  for (const { heading, items } of parts) {
    if (heading !== '') {
      page.outline.addItem(heading);
      await set([{ text: heading }], { size: 12, after: 7, as: 'H2' });
    }
    for (const { title: name, details, warning, address } of items) {
      number += 1;
      const line = [
        { text: `${number}. ` },
        { text: name, mark: 'italic' as const, ...(address === '' ? {} : { href: address }) },
        { text: details === '' ? '' : `, ${details}` },
      ];
      await set(line, { after: warning === '' ? 7 : 1 });
      if (warning !== '') await set([{ text: warning, mark: 'bold' }], { color: WARNING, indent: 18 });
    }
  }
  setPageFurniture(page, { running: title, source: words.source('', options.library, words.day(options.now)) });
  page.end();
  return bytes;
}
