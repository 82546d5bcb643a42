/**
 * Formats case type and number in one line: `Civil Appeal No. 412 of 1971`. Printed numbers often include the type
 * (`C.A. No. 657 of 2026`); then the type is not repeated. Returns an empty string if neither is known.
 */
export function caseNumberLine(record: {
  readonly caseType?: string | undefined;
  readonly caseNumber?: string | undefined;
}): string {
  const { caseType = '', caseNumber = '' } = record;
  const namesType = /^\p{L}/u.test(caseNumber) && !/^Nos?\b/i.test(caseNumber);
  return [namesType ? '' : caseType, caseNumber].filter(Boolean).join(' ');
}
