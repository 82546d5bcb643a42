import { isHeadingLine } from '../text/classify-block.js';
import { findDates, withMonthsSpelt } from './dates.js';

/** Lines at the front that may contain the date of decision; cause titles with many parties are long. */
const frontLines = 160;

/** Lines at the end where judges sign and date. */
const endLines = 14;

/** A date may be this many lines below its label if the two are in columns. */
const columnLines = 7;

/** Labels that always mean the date of the decision. */
const decisionLabel =
  /^\W*(?:(?:the\s)?(?:judge?ments?|orders?)\s+)?(?:(?:pronounced|delivered|decided)\s*(?:on)?\b|date\s+of\s+(?:the\s+)?(?:final\s+)?(?:decision|judge?ment|order|pronouncement)|(?:judge?ment|order)s?\s+(?:on\b|dated\s*:))/i;

/** A date with a label on the same line: `DATE : 14th February 2005`, `DATED THIS THE 6TH DAY OF …`. */
const dateLabel = /^(?:dated?|dt)\b\s*(?:this)?\s*(?:the)?\s*[:.–-]*\s*/i;

/** `WEDNESDAY, THE 5TH DAY OF AUGUST 2026`, `ON THE 10th OF AUGUST, 2026`, `THE 20TH DAY OF AUGUST, 1996`. */
const dayLine = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*(?:the)?|on the|the)\s*\d/i;

/** Dates that are never the decision's. */
const otherLabel =
  /reserved|uploaded|downloaded|hearing|institution|impugned|heard|signed|signing|against|passed|filed/i;

/**
 * Reads the date of decision from the lines of a judgment: a labelled date of pronouncement, decision or order first, then
 * `DATED …`, then a weekday line, then a date alone on a line of the front or below the signatures.
 * Returns an ISO date, or null where no rule finds one. A month's name may have its letters in another order.
 */
export function readDecisionDate(lines: readonly string[]): string | null {
  const head = lines.slice(0, frontLines).map(withMonthsSpelt);
  const front = head.slice(0, findBody(head));
  return (
    labelled(front) ??
    dated(front) ??
    first(front, (line) => (dayLine.test(line) ? line : '')) ??
    alone(front) ??
    signedOff(endOf(lines).slice(-endLines))
  );
}

/** The first line of the record of proceedings, which the Supreme Court prints behind an order. */
const recordLine = /^ITEM NOS?\.?\s?\d/;

/** Lines of the shortest order with its head; a record above them is the head of a sheet of orders. */
const leastLines = 40;

/** The lines of the order or judgment itself. */
function endOf(lines: readonly string[]): readonly string[] {
  const record = lines.findLastIndex((line) => recordLine.test(line));
  return record < leastLines ? lines : lines.slice(0, record);
}

/** Finds where running text begins, as a position: a few lines after the heading, or at three long lines, two of which begin in lower case. */
export function findBody(lines: readonly string[]): number {
  const heading = lines.findIndex((line, index) => index > 5 && isHeadingLine(line));
  const running = lines.findIndex((line, index) => {
    const near = [line, lines[index + 1] ?? '', lines[index + 2] ?? ''];
    return index > 5 && near.every((text) => text.length > 38) && near.filter((text) => /^[a-z]/.test(text)).length > 1;
  });
  const behindHeading = heading === -1 ? lines.length : heading + 8;
  return running === -1 ? behindHeading : Math.min(behindHeading, running);
}

function labelled(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const label = decisionLabel.exec(line);
    if (label === null) continue;
    const behind = line.slice(label.index + label[0].length);
    const here = findDates(behind)[0];
    if (
      here !== undefined &&
      /^[\s:.-]*$/.test(behind.slice(0, here.index)) &&
      behind.length < here.index + here.length + 4
    ) {
      return here.iso;
    }
    if (/[a-z\d]/i.test(behind)) continue;
    const below = lines
      .slice(index + 1, index + 1 + columnLines)
      .filter((next) => /^[:\s-]*\d/.test(next) || /^[:\s-]*(?:[A-Z][a-z]+ )?\d/.test(next))
      .flatMap((next) => findDates(next).map((date) => date.iso));
    // Reserved and pronounced are in columns; the decision is never the earlier one.
    const latest = below.sort().at(-1);
    if (latest !== undefined) return latest;
  }
  return undefined;
}

function dated(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const label = dateLabel.exec(line);
    if (label === null || line.length > 60 || otherLabel.test(line)) continue;
    const date = findDates(line)[0];
    if (date !== undefined && date.index <= label[0].length + 2) return date.iso;
    if (label[0].trim().length !== line.length) continue;
    const below = findDates(lines[index + 1] ?? '')[0];
    if (below !== undefined && below.index <= 3) return below.iso;
  }
  return undefined;
}

function alone(lines: readonly string[]): string | undefined {
  return first(lines, (line, before) => {
    if (
      otherLabel.test(before) ||
      /(?:,|\bof|\bon|\bthe|\band|\bdt\.?|\bfrom|\bto)$/i.test(before) ||
      /^\d{1,2}:\d\d|^(?:date|signing)\b/i.test(line)
    )
      return '';
    const date = findDates(line)[0];
    if (date === undefined) return '';
    const rest = (line.slice(0, date.index) + line.slice(date.index + date.length)).replace(
      /(?:mon|tues|wednes|thurs|fri|satur|sun)day/i,
      '',
    );
    return /[A-Za-z0-9]/.test(rest) ? '' : line;
  });
}

/** Below the signatures: a date alone, or `SRINAGAR: 10.08.2026`, `Date: 07.08.2026`. */
function signedOff(lines: readonly string[]): string | null {
  for (const line of [...lines].reverse()) {
    if (line.length > 40 || otherLabel.test(line) || /\d{1,2}:\d\d/.test(line)) continue;
    const date = findDates(line)[0];
    if (date === undefined) continue;
    // The letters of a typist may follow.
    const rest = line.slice(0, date.index) + line.slice(date.index + date.length).replace(/^[.,]?\s[A-Z]{2,3}\.?$/, '');
    if (/^[\s.,:*-]*(?:(?:dated?|dt)\s*[:.-]*\s*(?:the\s*)?|[A-Z][A-Za-z ]{2,20}[:,]\s*)?[\s.,:*-]*$/i.test(rest))
      return date.iso;
  }
  return null;
}

function first(lines: readonly string[], pick: (line: string, before: string) => string): string | undefined {
  for (const [index, line] of lines.entries()) {
    const date = findDates(pick(line, lines[index - 1] ?? ''))[0];
    if (date !== undefined) return date.iso;
  }
  return undefined;
}
