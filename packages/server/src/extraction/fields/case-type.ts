/** A kind of proceeding and how its numbers begin in print; the first that matches counts. */
const caseTypes: readonly (readonly [string, RegExp])[] = [
  ['Special Leave Petition (Criminal)', /^(?:special leave petitions?|s\.?l\.?ps?\.?)\s?\(?\s?(?:crl?|cri|criminal)/i],
  [
    'Special Leave Petition (Civil)',
    /^(?:special leave petitions?|petition for special leave to appeal|s\.?l\.?ps?\.?)\s?\(?\s?(?:c\b|civil)/i,
  ],
  ['Special Leave Petition', /^(?:special leave petitions?|s\.?l\.?p\.?)\b/i],
  ['Writ Petition (Criminal)', /^(?:writ pet(?:itio)?ns?\.?|w\.?ps?\.?)\s?\(?\s?(?:crl?|cri|criminal)/i],
  ['Writ Petition (Civil)', /^(?:writ pet(?:itio)?ns?\.?|w\.?ps?\.?)\s?\(?\s?(?:c\b|civil)/i],
  ['Writ Petition', /^(?:r\/)?(?:special civil application|writ pet(?:itio)?ns?|w\.?ps?\.?a?o?|cwp)\b/i],
  ['Writ Appeal', /^writ appeals?/i],
  ['Transfer Petition (Criminal)', /^(?:transfer petitions?|t\.?p\.?)\s?\(?\s?(?:crl?|criminal)/i],
  ['Transfer Petition (Civil)', /^(?:transfer petitions?|t\.?p\.?)\s?\(?\s?(?:c\b|civil)/i],
  ['Transfer Petition', /^transfer petitions?\b/i],
  ['Transferred Case', /^transferred cases?\b/i],
  ['Election Petition', /^election petitions?\b/i],
  ['Special Reference', /^special references?\b/i],
  ['Death Reference', /^death (?:sentence )?references?\b/i],
  ['Civil Miscellaneous Petition', /^(?:civil misc(?:ellaneous|\.)? pet|c\.?m\.?p\.?\b)/i],
  [
    'Criminal Miscellaneous Petition',
    /^(?:cr(?:iminal|l)\.? misc(?:ellaneous|\.)? pet|crl?\.?m\.?p\.?\b|mcrc\b|criminal petitions?\b)/i,
  ],
  ['Civil Suit', /^(?:civil suits?|cs\b|c\.s\.)/i],
  ['Original Suit', /^(?:original suits?|o\.s\.)/i],
  ['Review Petition', /^(?:review petitions?|r\.?p\.?\s?\()/i],
  ['Contempt Petition', /^(?:contempt petitions?|conmt\.?\s?pet|ccp\()/i],
  ['Letters Patent Appeal', /^(?:letters patent appeals?|lpa)\b/i],
  ['Income Tax Appeal', /^ita\b/i],
  ['Criminal Revision', /^(?:criminal revision|cr(?:l)?\.? ?r(?:p|evision)|c\.?r\.?r)\b/i],
  [
    'Criminal Appeal',
    /^(?:r\/)?(?:ciri?minal appeals?|criminal ap(?:p?ea|pe|epa)ls?|cr\.?\s?a\.?|crl\.?\s?a(?:pp(?:eals?|l)?)?\.?|appeals? \(cr(?:l|i|im)?\.?\)|cri\.? app)/i,
  ],
  ['Civil Appeal', /^(?:civil appeals?|c\.?\s?as?[\s.,]{0,3}(?:no|\d)|c\.\s?a\.|appeals? \((?:c|civil|civ)\.?\))/i],
  ['First Appeal', /^(?:r\/)?first appeal|^fa\b/i],
  ['Arbitration Appeal', /^(?:arbitration appeal|arba)\b/i],
  ['Original Application', /^(?:original applications?|o\.?a\.?)\b/i],
  ['Petition', /^petitions?\b/i],
  ['Appeal', /^appeals?\b/i],
];

/** Returns the kind of proceeding of a printed case number, or an empty string. */
export function readCaseType(caseNumber: string): string {
  const text = caseNumber
    .replace(/^(?:and\b|[\s(+*.,])+/i, '')
    .replace(/(?<=[a-z])['.-]+(?=\s?[A-Z])/g, ' ')
    .replace(/\s+/g, ' ');
  return caseTypes.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
}
