import { reportedJudges } from './reported-judges.js';

/** Longest names first, so `RAMASWAMI, V.` never hides a longer name with the same beginning. */
const byLength = [...reportedJudges].sort((a, b) => b.length - a.length);

/** Minimum judges in a row of the Supreme Court's lists that names the bench; other rows name one judge of several. */
const smallestKnownBench = 2;

/**
 * Reads the judges out of the bench lines of a report of 1950 to 1996. The author is printed twice and comes out once.
 * Returns an empty list unless every word of the lines belongs to a known name, and where they name the author only: part
 * of a bench would mislead.
 */
export function readReportedBench(lines: readonly string[]): string[] {
  const text = cleanBench(lines.join(' '));
  if (/^[A-Z]\. ?(?:[A-Z]\. ?)*[A-Z]{3,}/.test(text) && !reportedJudges.some((name) => text.startsWith(name))) {
    return splitPlainNames(text);
  }
  const judges: string[] = [];
  let rest = text;
  while (rest !== '') {
    const name = byLength.find((known) => rest.startsWith(known) && !/^[A-Z]/.test(rest.slice(known.length)));
    if (name === undefined) return [];
    judges.push(name);
    rest = rest.slice(name.length).replace(/^[\s|&,]+/, '');
  }
  const bench = unique(judges);
  return bench.length < smallestKnownBench ? [] : bench;
}

/**
 * Reads the `bench` of the registry's list. Up to the 1990s a name is `SURNAME, INITIALS` and must not be split at its
 * comma; later rows contain plain names; from 2017 they are in the style `HON&#39;BLE MR. JUSTICE …`. Returns an empty list
 * where a row names one judge only, or a name cannot be told from its neighbour: the strength is unknown then.
 */
export function readRegistryBench(bench: string): string[] {
  const judges = readRegistryNames(decodeEntities(bench).replace(/[\s,]+$/, ''));
  return judges.length < smallestKnownBench ? [] : judges;
}

function readRegistryNames(bench: string): string[] {
  if (/\bCHIEF JUSTICE\s*(?:,|$)/i.test(bench)) return [];
  if (/JUSTICE/i.test(bench)) return readHonourables(bench);
  // A comma within a name has a space after it; a comma between names has none.
  if (/,\s+[A-Z]/.test(bench)) {
    return unique(bench.split(/,(?=\S)|\s*&\s*/).map((name) => tidy(cleanBench(name))));
  }
  const names = unique(bench.split(/[,&]/).map((name) => tidy(cleanBench(name))));
  return isOneSurnameFirst(names) || !names.every((name) => isPlainName(name)) ? [] : names;
}

/** One judge of the middle years, written without the space: `BHAGWATI,P.N.` or `FAZALALI,SYED MURTAZA`. */
function isOneSurnameFirst(names: readonly string[]): boolean {
  const [surname = '', given = ''] = names;
  if (names.length !== 2) return false;
  return !/[ .]/.test(surname) || !/[A-Z]{3}/i.test(given) || reportedJudges.includes(`${surname}, ${given}`);
}

/** A surname with initials or a first name; a row that is cut short ends in initials only. */
function isPlainName(name: string): boolean {
  return /[A-Z]{3}/i.test(name) && /[ .]/.test(name);
}

/** Reads a run of names each of which begins with `HON'BLE … JUSTICE`. */
export function readHonourables(text: string): string[] {
  return unique(
    decodeEntities(text)
      .split(/\b(?:THE )?HON\s?['’]?\s?(?:OUR)?A?BLE\b/i)
      .map((name) =>
        tidy(
          name
            .replace(/^[\s,]*(?:THE )?(?:CHIEF JUSTICE(?: OF INDIA)?|(?:ACTING )?CHIEF JUSTICE)[\s,]*/i, '')
            .replace(
              /^[\s,]*(?:(?:MRS|MR|MS|SMT|DR|SHRI|SRI)\b\.?\s*)*(?:(?:CHIEF )?JUSTICE\s+)?(?:(?:MRS|MR|MS)\.\s*)?/i,
              '',
            ),
        ),
      )
      .filter((name) => name.length > 2),
  );
}

function splitPlainNames(text: string): string[] {
  return unique(
    text
      .split(/\s*[,|]\s*/)
      .map((name) => tidy(name))
      .filter((name) => name.length > 2),
  );
}

function cleanBench(text: string): string {
  return text
    .replace(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, ' ')
    .replace(/\s*\(+\s*(?:J|CJ|C\.J\.|J\.)\s*\)*/g, ' | ')
    .replace(/\bII\b/g, ' ')
    .replace(/,(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s|,&]+|[\s|,&]+$/g, '');
}

function tidy(name: string): string {
  const text = name
    .replace(/\s+/g, ' ')
    .replace(/^[\s|,.]+|[\s|,]+$/g, '')
    .trim();
  return text.replace(/(\b[A-Za-z]{3,})\.+$/, '$1');
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))];
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(\d{2,4});/g, (_whole, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
