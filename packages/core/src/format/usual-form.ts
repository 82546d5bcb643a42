/** Year, supplement, volume, series: `1992 (Supp 1) SCC 222`. A volume may contain brackets: `110(10)`. */
const REPORT = /^(\d{4}(?:-\d+)?) \((Supp|NOC)? ?([^)]*\)?)\) (\S+)/;

/**
 * Prints the canonical form of a citation the usual way: `1973 (4) SCC 225` becomes `(1973) 4 SCC 225`, `1991 (4) JT 285`
 * becomes `JT 1991 (4) SC 285`. AIR without a court is the Supreme Court's (indexes leave `SC` out, but no High Court):
 * `AIR 1978 597` becomes `AIR 1978 SC 597`. Other texts are returned as they are. For display only: look-ups need the
 * canonical form.
 */
export function usualForm(canonical: string): string {
  return canonical
    .replace(REPORT, (_whole, year: string, supplement = '', volume: string, series: string) => {
      if (supplement) return `${year} ${supplement}${volume && ` (${volume})`} ${series}`;
      return series === 'JT' ? `JT ${year} (${volume}) SC` : `(${year}) ${volume} ${series}`;
    })
    .replace(/^(AIR \d{4}) (?=\d)/, '$1 SC ')
    .replace(/^ILR (\d{4}) (?=\d)/, 'ILR ($1) ');
}
