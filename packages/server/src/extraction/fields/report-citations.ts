/** One citation in the run-together line of the reports: `1990 SCR Supl. (3) 566`, `JT 1991 (1) 83`, `1990 SCALE (2)1326`. */
const reported = /(?:\bJT \d{4}|\b\d{4} (?:AIR|SCR|SCC|SCALE|JT))\s?(?:Supl\.?\s?)?(?:\(\d{1,2}\)\s?)?\d{1,5}/g;

/** LII's own serial number; never an official neutral citation. */
const liiSerial = /\[+(\d{4})\]\s?INSC\s?(\d{1,5})\]?;?/g;

/**
 * Splits the `CITATION:` line of a report into single citations, each as printed but without the brackets that removed
 * links left behind. LII's serial numbers come out as `LII [1956] INSC 83`.
 */
export function splitCitationLine(line: string): string[] {
  const serials = [...line.matchAll(liiSerial)].map((match) => `LII [${match[1]}] INSC ${match[2]}`);
  const rest = line
    .replace(liiSerial, ' ')
    .replace(/^CITATION:/i, '')
    .replace(/[[\];]/g, ' ')
    .replace(/\s+/g, ' ');
  return [...(rest.match(reported) ?? []), ...serials];
}

/** Returns the first page of a report in the Supreme Court Reports, from its `CITATION:` line. */
export function readReportPage(line: string): number | undefined {
  const page = /\bSCR\s?(?:Supl\.?\s?)?(?:\(\d{1,2}\)\s?)?(\d{1,5})/.exec(line)?.[1];
  return page === undefined ? undefined : Number(page);
}

/** Splits the heading of the LII index, `A V. B [1961] INSC 44; AIR 1961 SC 838; 1962 (1) SCR 9 (10 February 1961)`. */
export function splitLiiEntry(entry: string): string[] {
  const start = entry.search(/\[\d{4}\] INSC \d/);
  if (start === -1) return [];
  return entry
    .slice(start)
    .replace(/\s*\(\d{1,2} [A-Z][a-z]+ \d{4}\)\s*$/, '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\[\d{4}\] INSC/.test(part) ? `LII ${part}` : part));
}

/**
 * Leaves one of those citations that name the same report page in different print, the first of them:
 * `AIR 1961 SC 838` and `1961 AIR 838`, `[1990] SUPP. 3 S.C.R. 566` and `1990 SCR Supl. (3) 566`.
 */
export function dropSameCitations(citations: readonly string[]): string[] {
  const seen = new Set<string>();
  return citations.filter((citation) => {
    const key = citationKey(citation);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function citationKey(citation: string): string {
  const text = citation.toUpperCase().replace(/\./g, '');
  if (text.startsWith('LII ')) return text;
  const series = /\b(AIR|SCR|SCC|SCALE|JT)\b/.exec(text)?.[1];
  if (series === undefined) return text;
  const supplement = /SUP/.test(text) ? 'S' : '';
  return `${series}${supplement} ${(text.match(/\d+/g) ?? []).join(' ')}`;
}
