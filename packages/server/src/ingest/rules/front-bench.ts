import { isHeadingLine } from '../text/classify-block.js';
import { readHonourables } from './judges.js';

/** Judges and the lines that name them. */
export interface PrintedBench {
  readonly judges: readonly string[];
  readonly printed: string;
}

/** The bench stands within the first pages of a judgment. */
const frontLines = 160;

const honourable =
  /^(?:(?:CORAM|BEFORE|PRESENT)\s*[:.-]*\s*)?(?:THE\s)?(?:HON\s?['’]?BLE|HONOURABLE)\b.*\bJUSTICE\b\s+\S/i;

/** A name as judges sign: capitals with initials, perhaps with a title. */
const plainName = /^(?:(?:DR|SMT|SRI|SHRI|MS)\.?\s?)*[A-Z][A-Za-z.'’]*(?:[ .]+[A-Z][A-Za-z.'’]*){0,5}\.?$/;

/**
 * Reads the judges from the front of a judgment: lines that begin with `HON'BLE … JUSTICE`, or a `CORAM :` line that ends
 * with `J.` or `JJ.`. Names that do not read like names are left out; then the bench is empty.
 */
export function readFrontBench(lines: readonly string[]): PrintedBench {
  const front = lines.slice(0, frontLines);
  const heading = front.findIndex((line, index) => index > 20 && isHeadingLine(line));
  const head = heading === -1 ? front : front.slice(0, heading + 1);
  const printed = head.filter((line) => honourable.test(line) && line.length < 120);
  if (printed.length > 0) {
    const judges = printed
      .flatMap((line) => readHonourables(line.replace(/^(?:CORAM|BEFORE|PRESENT)\s*[:.-]*\s*/i, '')))
      .map(withoutRank);
    return judges.every((name) => plainName.test(name))
      ? { judges: [...new Set(judges)], printed: printed.join(' ') }
      : empty;
  }
  return readCoram(head);
}

const empty: PrintedBench = { judges: [], printed: '' };

function readCoram(lines: readonly string[]): PrintedBench {
  const start = lines.findIndex((line) => /^CORAM\b\s*[:.-]*\s*\S/i.test(line));
  if (start === -1) return empty;
  let text = (lines[start] ?? '').replace(/^CORAM\b\s*[:.-]*\s*/i, '');
  const printed = [lines[start] ?? ''];
  if (/(?:&|\band|,)$/i.test(text)) {
    text = `${text} ${lines[start + 1] ?? ''}`;
    printed.push(lines[start + 1] ?? '');
  }
  if (!/\b(?:JJ?|C\.?\s?J)\.?\s*\.?$/.test(text)) return empty;
  const judges = text
    .split(/\s*(?:&|\bAND\b)\s*/i)
    .map(withoutRank)
    .filter((name) => name !== '');
  return judges.length > 0 && judges.every((name) => plainName.test(name))
    ? { judges, printed: printed.join(' ') }
    : empty;
}

function withoutRank(name: string): string {
  return name
    .replace(
      /[\s,.]*\b(?:JUDGE|CHIEF JUSTICE|ACTING CHIEF JUSTICE|JUDICIAL MEMBER|MEMBER|PRESIDENT|CHAIRPERSON|CHAIRMAN)\b.*$/i,
      '',
    )
    .replace(/[\s,]*\b(?:C\.?\s?J|JJ?)\.?[\s,]*$/, '')
    .replace(/[\s,]+$/, '')
    .trim();
}
