import type { Citation } from '@headnote/core/citation';

const kinds: Readonly<Record<Citation['kind'], string>> = {
  reporter: 'report',
  neutral: 'neutral citation',
  online: 'number of a publisher',
  docket: 'case number',
  provision: 'provision of law',
};

/** The parts that a citation was read to have, in the words of the search box: `AIR, 1973, SC, page 1461`. */
export function describeCitation(citation: Citation): string {
  const { kind, family, year, volume, supplement, court, bench, page, number, suffix, pinpoint } = citation;
  const parts = [
    `${kinds[kind]} ${family}`.trim(),
    year === undefined ? '' : `year ${year}`,
    supplement === undefined ? '' : supplement,
    volume === undefined ? '' : `volume ${volume}`,
    court === undefined ? '' : `court ${court}`,
    bench === undefined ? '' : `bench ${bench}`,
    page === undefined ? '' : `page ${page}${suffix ?? ''}`,
    number === undefined ? '' : `number ${number}${suffix === undefined ? '' : ` ${suffix}`}`,
    pinpoint === undefined ? '' : `at ${pinpoint}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
