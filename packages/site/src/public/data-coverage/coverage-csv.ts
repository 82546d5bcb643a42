import type { Coverage } from '@headnote/core/contract';
import { messages } from './messages.js';
import { decadesOf, inDecade, type YearBars } from './year-bars.js';

const { byCourt: texts } = messages;

/** The table of courts as CSV, one line a court, with ISO dates. */
export function coverageCsv({ courts }: Pick<Coverage, 'courts'>, chart: YearBars | undefined): string {
  const decades = chart ? decadesOf(chart) : [];
  const head = [texts.court, ...decades.map(texts.decade), texts.judgments, texts.latest];
  const lines = courts.map((court) => [
    court.name || texts.unknownCourt,
    ...decades.map((decade) => inDecade(court, decade)),
    court.judgments,
    court.latest ?? '',
  ]);
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
