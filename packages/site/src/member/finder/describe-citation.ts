import type { Citation } from '@headnote/core/citation';
import { messages } from './messages.js';

const { kinds, parts: texts } = messages;

/** The parts of a citation in words: `report AIR, year 1973, court SC, page 1461`. */
export function describeCitation(citation: Citation): string {
  const { kind, family, year, volume, supplement, court, bench, page, number, suffix, pinpoint } = citation;
  const parts = [
    `${kinds[kind]} ${family}`.trim(),
    year === undefined ? '' : texts.year(year),
    supplement ?? '',
    volume === undefined ? '' : texts.volume(String(volume)),
    court === undefined ? '' : texts.court(court),
    bench === undefined ? '' : texts.bench(bench),
    page === undefined ? '' : texts.page(`${page}${suffix ?? ''}`),
    number === undefined ? '' : texts.number(`${number}${suffix === undefined ? '' : ` ${suffix}`}`),
    pinpoint === undefined ? '' : texts.at(pinpoint),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
