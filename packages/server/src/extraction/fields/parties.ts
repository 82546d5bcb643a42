import { isHeadingLine } from '../text/classify-block.js';
import { isShortName } from './masked-name.js';
import {
  addressLine,
  barrierLine,
  bodyLine,
  counselLine,
  nameEnd,
  nameGoesOn,
  officeName,
  originRemark,
  remarkLine,
  roleAtEnd,
  roleLine,
  versusLine,
} from './party-lines.js';
import { readTitleLine, withoutCaseNumber } from './title-line.js';

/** Parties read from a cause title; an empty string if no rule finds the name. */
export interface Parties {
  readonly appellant: string;
  readonly respondent: string;
}

const othersTail = /^(?:[\w.]+ )?(?:&|and)\s(?:\d+ )?(?:anr|ors|another|others)\b\.?$/i;

const nobody: Parties = { appellant: '', respondent: '' };

/** Cause titles with many parties and their addresses run over pages. */
const longestTitle = 420;

/** Cause titles with labels give every party an address; fifty petitioners fill eight hundred lines. */
const longestLabelledTitle = 1_500;

/** Shortest name; a shorter text is a letter of a stamp or a watermark. */
const shortestName = 4;

/** Longest name; a longer text is a sentence. */
const longestName = 160;

/**
 * Reads the first pair of parties from the lines of a judgment whose layout is not known. The first complete pair counts;
 * in doubt the result is empty, because a wrong name is worse than none.
 */
export function readParties(lines: readonly string[]): Parties {
  const body = lines.findIndex((line, index) => index > 5 && isHeadingLine(line));
  const title = withoutOrigin(
    lines.slice(0, body === -1 ? longestTitle : Math.min(body, longestTitle)).map(withNameOnly),
  );
  const byLabels = readLabelledParties(lines.slice(0, longestLabelledTitle)) ?? readNamedLabels(lines);
  if (byLabels !== undefined) return byLabels;
  for (const [index, line] of title.entries()) {
    const behind = separator(line, title.slice(0, index));
    if (behind === undefined) continue;
    // A signature stamp printed over the cause title mixes the signer's name into the parties'.
    if (title.slice(Math.max(0, index - 5), index + 4).some((near) => /digitally|^signed by/i.test(near)))
      return nobody;
    const left = blockAbove(title, index);
    const right = blockBelow(behind === '' ? title.slice(index + 1) : [behind, ...title.slice(index + 1)]);
    const appellant = readName(left);
    const respondent = readName(right);
    if (appellant !== '' && respondent !== '') return { appellant, respondent };
  }
  return readTitleLine(title) ?? nobody;
}

/** The text after the separator on its line, or undefined when the line does not separate the parties. */
function separator(line: string, above: readonly string[]): string | undefined {
  const versus = versusLine.exec(line);
  if (versus !== null) {
    const behind = versus.groups?.['behind'] ?? '';
    if (behind === '' || /^[-–.…]*\s*versus/i.test(line)) return /[A-Za-z]/.test(behind) ? behind : '';
    return undefined;
  }
  const isAnd = /^and\s*[:.-]*$/i.test(line);
  return isAnd && above.some((before) => /^(?:between|in re|in the matter of)\s*[:.-]*$/i.test(before))
    ? ''
    : undefined;
}

/** Lines of the appellant's side: from the last barrier above the separator down to it, without counsel. */
function blockAbove(lines: readonly string[], separatorIndex: number): string[] {
  const block: string[] = [];
  for (let index = separatorIndex - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (isRole(line)) {
      block.unshift(line);
      continue;
    }
    if (isBarrier(line) || bodyLine.test(line)) {
      const isEmpty = block.every((kept) => isRole(kept) || counselLine.test(kept));
      // The date, or the number of the petition whose party this is, printed between the name and the separator.
      if (isEmpty && (/^date/i.test(line) || (/^in [A-Z]/.test(line) && isRole(lines[index - 1] ?? '')))) continue;
      if (/^in [A-Z]/.test(line) && isRole(lines[index - 1] ?? '')) continue;
      break;
    }
    block.unshift(line);
  }
  const counsel = block.findIndex((line) => /^\(?through\b|^\(?by\b/i.test(line));
  return counsel === -1 ? block : block.slice(0, counsel);
}

/** Lines of the respondent's side: down to the role that closes it, counsel or a barrier. */
function blockBelow(lines: readonly string[]): string[] {
  const block: string[] = [];
  for (const line of lines) {
    if (isRole(line)) {
      if (block.some((kept) => isNameLine(kept))) break;
      continue;
    }
    if (isBarrier(line) || counselLine.test(line)) {
      if (!block.some((kept) => isNameLine(kept))) continue;
      break;
    }
    block.push(line);
    if (roleAtEnd.test(line)) {
      const next = lines[lines.indexOf(line) + 1] ?? '';
      if (othersTail.test(next)) block.push(next);
      break;
    }
  }
  return block;
}

function readName(block: readonly string[]): string {
  const lines = block.filter((line) => isNameLine(line)).map((line) => line.replace(/\s*\]\s*/, ' ').trim());
  const first = lines[0];
  if (first === undefined) return '';
  if (roleAtEnd.test(first) && !addressLine.test(first))
    return tidy(joinTail(withoutNumber(withoutRole(first)), lines[1]), false);
  if (
    officeName.test(withoutNumber(first).replace(/,$/, '')) &&
    /\b(?:limited|ltd|company|corporation|bank|board)\b/i.test(lines[1] ?? '')
  ) {
    return tidy(`${withoutNumber(first).replace(/,$/, '')}, ${lines[1]}`, false);
  }
  const hasAddress = lines
    .slice(1)
    .some((line) => addressLine.test(withoutRole(line)) && !/^\d{1,2}\s?\.?\s*$/.test(line));
  let name = withoutNumber(withoutRole(first));
  for (const line of lines.slice(1)) {
    const next = withoutRole(line);
    if (/^\d{1,3}\s?[.)-]/.test(next)) break;
    const wasCut = nameEnd.test(name);
    const goesOn = /(?:&|& \d+|\band|\bof|\bfor|\bthe|-)$/i.test(name) || nameGoesOn.test(next) || /^[a-z]/.test(next);
    if (hasAddress ? wasCut || !goesOn : !goesOn && !isWholeTitle(lines)) break;
    name = `${name} ${next}`;
  }
  return tidy(name, !isWholeTitle(lines));
}

/** `& Anr.` and the like on the line below the role. */
function joinTail(name: string, next: string | undefined): string {
  return next !== undefined && othersTail.test(next) ? `${name} ${next}` : name;
}

/** A few short lines that end with the role are one name, broken to fit the left half of the page. */
function isWholeTitle(lines: readonly string[]): boolean {
  return lines.length <= 4 && lines.some((line, index) => index > 0 && roleAtEnd.test(line));
}

function tidy(text: string, isDescribed: boolean): string {
  const bare = isDescribed ? text.replace(nameEnd, '') : text;
  const name = bare
    .replace(/[\s.…,;:–-]*$/, (tail) => (tail.startsWith('.') && endsShort(bare) ? '.' : ''))
    .replace(/^[\s.…,;:*–-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (isShortName(name)) return name;
  if (name.length < shortestName || name.length > longestName || caseNumber.test(name)) return '';
  return /^["“]?[A-Z].*[A-Za-z]{2}/.test(name) ? name : '';
}

function endsShort(name: string): boolean {
  return /\b(?:ltd|anr|ors|co|inc|corp|regd|pvt)\.[\s.…]*$/i.test(name);
}

/** A number of a case, which some heads print where the party should be. */
const caseNumber = /\b\d{1,6}\s?(?:\/|of\s)\s?(?:19|20)\d\d\b/;

/** The name of a line that begins with the case number: `W.P.(C) 12/2020 ASHA RAO ..... Petitioner`. */
const withNameOnly = (line: string): string =>
  caseNumber.test(line) && roleAtEnd.test(line) ? withoutCaseNumber(line) : line;

function isRole(line: string): boolean {
  return roleLine.test(line);
}

function isBarrier(line: string): boolean {
  if (!barrierLine.test(line)) return false;
  // A party may be called after a court, a commission or a member; a role or a description at its end shows it.
  return !roleAtEnd.test(line) || /\bno\.?\s?\d/i.test(line);
}

function isNameLine(line: string): boolean {
  if (/^\((?!\d)/.test(line) || (/\)\.?$/.test(line) && !line.includes('('))) return false;
  if (isShortName(withoutRole(line))) return true;
  return !isRole(line) && !/^\W*\d{0,3}\W*$/.test(line) && /[A-Za-z]{3}/.test(line) && !/^[^\p{ASCII}\s]+$/u.test(line);
}

function withoutRole(line: string): string {
  const name = roleAtEnd.exec(line)?.groups?.['name'];
  if (name === undefined) return line.replace(/[\s.…]{3,}$/, '');
  return line[name.length] === '.' && endsShort(`${name}.`) ? `${name}.` : name;
}

function withoutNumber(line: string): string {
  return line.replace(/^\(?\d{1,3}(?:\s?[.):-]+\s*|\s+(?=[A-Z]{2}))/, '');
}

/** Leaves out remarks in brackets about the decision below, over as many lines as the brackets take. */
function withoutOrigin(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let isInside = false;
  for (const line of lines) {
    if (originRemark.test(line)) isInside = true;
    if (!isInside && !remarkLine.test(line)) kept.push(line);
    if (isInside && /\)\W*$/.test(line)) {
      isInside = false;
      kept.push('in:');
    }
  }
  return kept;
}

/** Cause titles with the name behind its label, as the High Court at Allahabad prints them, are among the first lines. */
const namedLabelLines = 40;
const leftLabel = /^(?:petitioner|appellant|applicant|plaintiff|revisionist)(?:s|\(s\))?\s*:-\s*(?<name>\S.*)$/i;
const rightLabel = /^(?:respondent|defendant|opposite party)(?:s|\(s\))?\s*:-\s*(?<name>\S.*)$/i;

/** `Petitioner :- Asha Rao`, then `Respondent :- State of U.P. and 3 others`. */
function readNamedLabels(lines: readonly string[]): Parties | undefined {
  const named = (label: RegExp) =>
    lines.slice(0, namedLabelLines).flatMap((line) => label.exec(line)?.groups?.['name'] ?? [])[0];
  const left = named(leftLabel);
  const right = named(rightLabel);
  if (left === undefined || right === undefined) return undefined;
  const whole = (name: string) => `${tidy(withoutNumber(name), false)}${/\b[A-Z]\.[A-Z]\.$/.test(name) ? '.' : ''}`;
  return { appellant: whole(left), respondent: whole(right) };
}

/** Cause titles with labels: `PETITIONER:`, then numbered names with addresses, then `RESPONDENT/S:`. */
function readLabelledParties(lines: readonly string[]): Parties | undefined {
  const label = (role: string) =>
    lines.findIndex((line) => new RegExp(`^${role}(?:s|\\(s\\)|/s)?\\s*:$`, 'i').test(line));
  const left = label('(?:petitioner|appellant|applicant|plaintiff)');
  const right = label('(?:respondent|defendant)');
  if (left === -1 || right <= left) return undefined;
  const nameBelow = (from: number) =>
    readName(
      lines
        .slice(from + 1, from + 5)
        .filter((line) => !counselLine.test(line))
        .slice(0, 2),
    );
  return { appellant: nameBelow(left), respondent: nameBelow(right) };
}
