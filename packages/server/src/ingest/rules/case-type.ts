/** A kind of proceeding and how its numbers begin in print; the first that matches counts. */
const caseTypes: readonly (readonly [string, RegExp])[] = [
  ['Special Leave Petition (Criminal)', /^(?:special leave petitions?|s\.?l\.?p\.?)\s?\(?\s?(?:crl?|cri|criminal)/i],
  ['Special Leave Petition (Civil)', /^(?:special leave petitions?|s\.?l\.?p\.?)\s?\(?\s?(?:c\b|civil)/i],
  ['Special Leave Petition', /^(?:special leave petitions?|s\.?l\.?p\.?)\b/i],
  ['Writ Petition (Criminal)', /^(?:writ petitions?|w\.?p\.?)\s?\(?\s?(?:crl?|cri|criminal)/i],
  ['Writ Petition (Civil)', /^(?:writ petitions?|w\.?p\.?)\s?\(?\s?(?:c\b|civil)/i],
  ['Writ Petition', /^(?:r\/)?(?:special civil application|writ petitions?|w\.?p\.?a?o?|cwp)\b/i],
  ['Writ Appeal', /^writ appeals?/i],
  ['Transfer Petition (Criminal)', /^(?:transfer petitions?|t\.?p\.?)\s?\(?\s?(?:crl?|criminal)/i],
  ['Transfer Petition (Civil)', /^(?:transfer petitions?|t\.?p\.?)\s?\(?\s?(?:c\b|civil)/i],
  ['Review Petition', /^(?:review petitions?|r\.?p\.?\s?\()/i],
  ['Contempt Petition', /^(?:contempt petitions?|conmt\.?\s?pet|ccp\()/i],
  ['Letters Patent Appeal', /^(?:letters patent appeals?|lpa)\b/i],
  ['Income Tax Appeal', /^ita\b/i],
  ['Criminal Revision', /^(?:criminal revision|cr(?:l)?\.? ?r(?:p|evision)|c\.?r\.?r)\b/i],
  [
    'Criminal Appeal',
    /^(?:r\/)?(?:criminal appeals?|cr\.?\s?a\.?|crl\.?\s?a(?:pp(?:eals?|l)?)?\.?|appeals? \(cr(?:l|i|im)?\.?\)|cri\.? app)/i,
  ],
  ['Civil Appeal', /^(?:civil appeals?|c\.?\s?a\.?\s?(?:no|\d)|c\.\s?a\.|appeals? \((?:c|civil|civ)\.?\))/i],
  ['First Appeal', /^(?:r\/)?first appeal|^fa\b/i],
  ['Arbitration Appeal', /^(?:arbitration appeal|arba)\b/i],
  ['Original Application', /^(?:original applications?|o\.?a\.?)\b/i],
  ['Petition', /^petitions?\b/i],
  ['Appeal', /^appeals?\b/i],
];

/** Names the kind of proceeding from the case number as printed, or gives an empty string. */
export function readCaseType(caseNumber: string): string {
  const text = caseNumber.replace(/^[\s(+*]+/, '');
  return caseTypes.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
}
