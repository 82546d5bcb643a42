import { isHeadingLine } from '../text/classify-block.js';
import { readHonourables } from './judges.js';

/** Judges and the lines that name them. */
export interface PrintedBench {
  readonly judges: readonly string[];
  readonly printed: string;
}

/** The bench is on the first pages of a judgment. */
const frontLines = 160;

const honourable =
  /^(?:HON['’]BLE\s(?:(?:MR|MRS|MS|DR)\.?\s)?[A-Z][A-Za-z.'’ ]{3,40},\s?(?:C\.\s?)?J\.$|(?:(?:CORAM|BEFORE|PRESENT)\s*[:.-]*\s*)?(?:THE\s)?(?:HON\s?['’]?BLE|HONOURABLE)\b.*\bJUSTICE\b\s+\S)/i;

/** A member of a tribunal who is not a judge: `HON'BLE MR. A. SAMPLE, TECHNICAL MEMBER`. */
const member = /^(?:THE\s)?(?:HON\s?['’]?BLE|HONOURABLE)\b.*,\s*(?:[A-Z]+\s)?(?:MEMBER|CHAIRPERSON|PRESIDENT)\b/i;

/** One or two words in capitals alone on a line. */
const endOfName = /^[A-Z][A-Z.]+(?: [A-Z][A-Z.]+)?$/;

/** A name as judges sign: capitals with initials, perhaps with a title. */
const plainName = /^(?:(?:DR|SMT|SRI|SHRI|MS)\.?\s?)*[A-Z][A-Za-z.'’]*(?:[ .]+[A-Z][A-Za-z.'’]*){0,5}\.?$/;

/**
 * Reads the judges from the front of a judgment: lines that begin with `HON'BLE … JUSTICE`, members who sit with
 * them, or a `CORAM :` line that ends
 * with `J.` or `JJ.`. Names that do not read like names are left out; then the bench is empty.
 */
export function readFrontBench(lines: readonly string[]): PrintedBench {
  const front = lines.slice(0, frontLines);
  const heading = front.findIndex((line, index) => index > 20 && isHeadingLine(line));
  const head = heading === -1 ? front : front.slice(0, heading + 1);
  const found = head.flatMap((line, index) =>
    (honourable.test(line) || member.test(line)) && line.length < 120
      ? [readJudgeLine(line, head[index + 1] ?? '', lines)]
      : [],
  );
  if (found.length > 0) {
    const judges = found.flatMap((line) => line.judges);
    // A member seldom sits alone; the line of the other is then in a form that is not known.
    const isWhole = found.length > 1 || honourable.test(found[0]?.printed ?? '');
    const isCertain =
      isWhole && found.every((line) => line.judges.length > 0) && judges.every((name) => plainName.test(name));
    return { judges: isCertain ? [...new Set(judges)] : [], printed: found.map((line) => line.printed).join(' ') };
  }
  return readCoram(head);
}

const empty: PrintedBench = { judges: [], printed: '' };

/** A name may continue on the next line; it does if the signature has the whole name: `A. SAMPLE EXAMPLE, J.` */
function readJudgeLine(line: string, next: string, all: readonly string[]): PrintedBench {
  const judges = namesIn(line);
  if (!endOfName.test(next) || isHeadingLine(next) || !/[A-Z]{2}$/.test(line)) return { judges, printed: line };
  const whole = namesIn(`${line} ${next}`);
  const signature = `${whole.at(-1) ?? ''}, J`;
  if (all.some((other) => other.startsWith(signature))) return { judges: whole, printed: `${line} ${next}` };
  return { judges, printed: line };
}

function namesIn(line: string): string[] {
  return readHonourables(line.replace(/^(?:CORAM|BEFORE|PRESENT)\s*[:.-]*\s*/i, '')).map(withoutRank);
}

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
      /[\s,.(]*\b(?:(?:ACTING|OFFICIATING|JUDICIAL|EXPERT|TECHNICAL)\s)?(?:JUDGE|CHIEF JUSTICE|MEMBER|PRESIDENT|CHAIRPERSON|CHAIRMAN)\b.*$/i,
      '',
    )
    .replace(/[\s,]*\b(?:C\.?\s?J|JJ?)\.?[\s,]*$/, '')
    .replace(/[\s,]+$/, '')
    .trim();
}
