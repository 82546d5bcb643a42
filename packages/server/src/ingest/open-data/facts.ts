import { readDate } from '../../extraction/fields/dates.js';
import { readHonourables } from '../../extraction/fields/judges.js';
import { type JsonRecord, textAt } from '../formats/json-record.js';
import type { Particulars } from '../own/particulars.js';
import { textOfHtml } from '../texts/text-of-html.js';

/** The particulars of one judgment. */
export interface Facts {
  /** Name of its PDF without the end and the language. */
  readonly name: string;
  readonly given: Particulars;
}

/** `2025_5_275_330_EN` and `2025_5_275_330` are one judgment. */
export const nameOfFile = (path: string): string =>
  (path.split(/[\\/]/).at(-1) ?? '')
    .replace(/#.*$/, '')
    .replace(/\.[a-z]+$/i, '')
    .replace(/_[A-Z]{2,3}$/, '');

/** Reads a row of the table, or a JSON file: its own fields first, then the words of the portal's page in it. */
export function factsOf(row: JsonRecord): Facts {
  const page = pageFacts(textAt(row, 'raw_html'));
  const fact = (name: string): string => copied(tidy(textAt(row, name) || (page[name] ?? '')));
  const title = fact('title');
  const [, caseNumber = fact('case_no'), parties = title] = /^(\S[^\n]*?\/\d+\/\d{4})\s+of\s+(.+)$/i.exec(title) ?? [];
  const [first = '', ...others] = parties.split(/\s+(?:versus|vs?\.?)\s+/i);
  const citations = [fact('case_id'), fact('citation')].filter((text) => text !== '');
  const judges = judgesOf(fact('judge'));
  const date = dateOf(row['decision_date']) ?? readDate(fact('decision_date'));
  return {
    name: copied(nameOfFile(textAt(row, 'pdf_link') || textAt(row, 'path'))),
    given: {
      ...filled('appellant', fact('petitioner') || first),
      ...filled('respondent', fact('respondent') || others.join(' v. ')),
      ...filled('court', fact('court')),
      ...filled('caseNumber', caseNumber),
      ...filled('outcome', fact('disposal_nature')),
      ...(isPast(date) && { date }),
      ...(citations.length > 0 && { citations }),
      ...(judges.length > 0 && { judges }),
    },
  };
}

/** Characters of one particular. The longest real ones are lists of judges; a longer text is none, and is left to the judgment's own words. */
const LONGEST_FACT = 4000;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const filled = (name: keyof Particulars, text: string): Particulars => (text === '' ? {} : { [name]: text });

/** A copy: a part of a text keeps all of it in memory, and these are kept for the whole import. */
const copied = (text: string): string => (text.length > LONGEST_FACT ? '' : Buffer.from(text).toString());

/** The table has days; a table that was written without a type has texts. */
function dateOf(value: unknown): string | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : null;
}

/** Some rows have a year of typing errors, as 2047. */
const isPast = (date: string | null): date is string => date !== null && date <= new Date().toISOString().slice(0, 10);

function judgesOf(text: string): string[] {
  const plain = text.replaceAll('*', '');
  const honourables = /HON['’\s]/i.test(plain) ? readHonourables(plain) : [];
  return honourables.length > 0 ? honourables : plain.split(/\s*,\s*/).filter((name) => name !== '');
}

/** The words of the portal's page: `Coram : A, B`, `Decision Date : 01-02-2024 | Disposal Nature : Dismissed`. */
function pageFacts(html: string): Readonly<Record<string, string>> {
  if (html === '') return {};
  const words = tidy(textOfHtml(html.replace(/<(?=font|span|strong|br)/gi, ' <')));
  const after = (label: string): string =>
    new RegExp(`(?:^|[|\\s])${label}\\s*:\\s*([^|]*)`, 'i').exec(words)?.[1]?.trim() ?? '';
  const marked = (name: string): string =>
    tidy(textOfHtml(new RegExp(`class="${name}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? ''));
  const heading = /<(button)\b[^>]*>(.*?)<\/\1>/is.exec(html)?.[2] ?? '';
  const title = /<strong>(.*?)<\/strong>/is.exec(heading)?.[1] ?? heading;
  const judge = /<strong>\s*(?:Coram|Judge)\s*:(.*?)<\/strong>/is.exec(html)?.[1] ?? '';
  return {
    title: tidy(textOfHtml(title.replace(/<(?=span)/gi, ' <'))),
    judge: tidy(textOfHtml(judge)),
    citation: marked('escrText'),
    case_id: marked('ncDisplay'),
    decision_date: /\d\d-\d\d-\d{4}/.exec(after('Decision Date'))?.[0] ?? '',
    disposal_nature: after('Disposal Nature'),
    case_no: after('Case No'),
    court: after('Court').replace(/\s(?:Split view|PDF).*$/i, ''),
  };
}
