/**
 * Case type and number in one line: `Civil Appeal No. 412 of 1971`. A number as printed often names its type itself
 * (`C.A. No. 657 of 2026`); then the type is not said twice. Empty where neither is known.
 */
export function caseNumberLine(record: {
  readonly caseType?: string | undefined;
  readonly caseNumber?: string | undefined;
}): string {
  const { caseType = '', caseNumber = '' } = record;
  const namesType = /^\p{L}/u.test(caseNumber) && !/^No\b/i.test(caseNumber);
  return [namesType ? '' : caseType, caseNumber].filter(Boolean).join(' ');
}
