/**
 * Prints a citation the usual way, if it has its canonical form or that of the lists of the official reports:
 * `1973 (4) SCC 225` and `1973 SCC (4) 225` become `(1973) 4 SCC 225`, `1991 (4) JT 285` becomes `JT 1991 (4) SC 285`. AIR
 * without a court is the Supreme Court's (indexes leave `SC` out, but no High Court): `AIR 1978 597` and `1978 AIR 597`
 * become `AIR 1978 SC 597`. Other texts are returned as they are. For display only: look-ups need the canonical form.
 */
export function usualForm(canonical: string): string {
  const [, year = '', supplement, volume = '', series = '', rest = ''] =
    REPORT.exec(canonical.replace(LISTED, canonicalOf)) ?? [];
  if (series === 'JT' && !supplement) return `JT ${year} (${volume}) SC${rest}`;
  if (series)
    return `${supplement ? headOfSupplement(year, supplement, volume) : `(${year}) ${volume}`} ${series}${rest}`;
  return canonical
    .replace(/^AIR (\d{4}) (\d+)$|^(\d{4}) AIR (\d+)$/, 'AIR $1$3 SC $2$4')
    .replace(/^(JT \d{4} \(\d+\)) (?=\d)/, '$1 SC ')
    .replace(/^ILR (\d{4}) (?=\d)/, 'ILR ($1) ');
}

/** Year, supplement, volume, series: `1992 (Supp 1) SCC 222`. A volume may contain brackets: `110(10)`. */
const REPORT = /^(\d{4}(?:-\d+)?) \((?:(Supp|NOC)\b ?)?((?:[^()]|\([^()]*\))*)\) (\S+)(.*)$/;

/** Of the lists of the official reports: `1988 SCC (3) 294`, `1990 SCR Supl. (3) 566`, `1990 SCALE (2)1326`. */
const LISTED = /^(\d{4}) (SCC|SCR|SCALE|JT) (Supl?p?\.? ?)?\((\d+)\) ?(\d+)$/;

function canonicalOf(
  _whole: string,
  year: string,
  series: string,
  supplement: string | undefined,
  volume: string,
  page: string,
): string {
  return `${year} (${supplement ? 'Supp ' : ''}${volume}) ${series} ${page}`;
}

/** SCC prints the volume of a supplement in brackets: `1992 Supp (1)`. */
function headOfSupplement(year: string, supplement: string, volume: string): string {
  return `${year} ${supplement}${volume && ` (${volume})`}`;
}
