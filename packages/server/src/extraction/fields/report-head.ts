/** A text from the official reports without its head. */
export interface ReportBody {
  readonly text: string;
  /** True if catchwords and a headnote were cut from the beginning. */
  readonly isCut: boolean;
}

/** The head never fills more of a report than this; a mark further down belongs to the judgment. */
const largestHeadShare = 0.65;

/** `CIVIL APPELLATE JURISDICTION: Civil Appeal No. …`, with the misprints of the scans: where the reporter's head ends. */
const jurisdiction =
  /\b(?:C[Ii1l]*V[Il]L|CRIM[Il]NAL|ORIGINA[LI]|ADVISORY|APP?E+LL?ATE|EXTRAORDINARY|INHERENT)[A-Za-z,/&' .-]{0,40}?\s?JUR[I1lL]S[DU]?I?CTI?ON\b/g;

/**
 * The same in any case and with a letter doubled, lost or misread in any word. Then only a whole line counts:
 * `CiiviL Appellate JURISDlCTION: Civil Appeal No. …`
 */
const damagedJurisdiction =
  /^(?:C[a-z1]{0,3}V[a-z1]{1,3}|CR[a-z1]{3,6}L|ORIG[a-z1]{3,5})\s?(?:APP?[a-z1]{3,6}TE\s?)?JU[a-z1]{4,12}N\s?(?=[:;.]\s?(?:Civil|Criminal|Writ|Special|Petition|Appeal|Transfer|Review)[^\n]{0,60}\d)/gim;

/** The line that ends the head if the word is damaged more: `N : Civil Appeals Nos. 105 & 106 of 1960.` */
const appealLine = /^(?:[A-Z ]{1,20}:\s?)?(?:Civil|Criminal) (?:Misc\. )?Appeals? Nos?\.? ?\d.*$/m;

/** `The Judgment of the Court was delivered by …` */
const delivery = /^.*\b(?:Judgments?|Orders?)\b[^\n]{0,60}\b(?:was|were) (?:delivered|made)\b/im;

/** Lines of counsel and of the decision below, which the reports print between the head and the judgment. */
const appearance =
  /\bfor (?:the )?(?:appell|respond|petition|interven|state|union)|^(?:appeals?|petitions?|from the|\()/i;

/**
 * Cuts the reporter's head (catchwords and headnote, which are the work of the Supreme Court Reports and not of the court)
 * from a report. `metadata` are the lines at the very top that the source names as bench, citation and citator lines.
 * A text without the marks of a head only loses those lines.
 */
export function cutReportHead(text: string, metadata: readonly string[]): ReportBody {
  const top = afterMetadata(text, metadata);
  const limit = text.length * largestHeadShare;
  const mark = [...text.matchAll(jurisdiction), ...text.matchAll(damagedJurisdiction)].find(
    (match) => match.index >= top && match.index < limit && opensTitle(text, match),
  );
  if (mark !== undefined) return { text: text.slice(mark.index), isCut: mark.index > top + 40 };
  const head = text.slice(top, limit);
  const held = /\b(?:HELD|Held)\b\s?[:,.-]?/.exec(head);
  if (held === null) return { text: text.slice(top), isCut: false };
  const from = top + held.index;
  const appeal = appealLine.exec(text.slice(from, limit));
  if (appeal !== null) return { text: text.slice(from + appeal.index), isCut: true };
  const delivered = delivery.exec(text.slice(from, limit));
  if (delivered !== null) return { text: text.slice(beforeAppearances(text, from + delivered.index)), isCut: true };
  return { text: text.slice(top), isCut: false };
}

/** Offset after the metadata lines at the top of the text. */
function afterMetadata(text: string, metadata: readonly string[]): number {
  const known = new Set(metadata.map((line) => line.trim()));
  let offset = 0;
  for (;;) {
    const end = text.indexOf('\n', offset);
    const line = text.slice(offset, end === -1 ? undefined : end).trim();
    if (end === -1 || !(line === '' || known.has(line) || /^CITATOR INFO\s?:?$/.test(line))) return offset;
    offset = end + 1;
  }
}

function opensTitle(text: string, mark: RegExpExecArray): boolean {
  const behind = text.slice(mark.index + mark[0].length, mark.index + mark[0].length + 60);
  return /^\s*[:;.,-]*\s*(?:\(|Civil|Ci[vV]il|Criminal|Crl|Cr\.|C\.|W\.|S\.?L|Writ|Special|Petition|Case|Appeal|Review|Refer|Transfer|Election|Contempt|Interl|Suit|Original|Orig|Misc|T\.|I\.|Under|No|[&A-Z])/.test(
    behind,
  );
}

function beforeAppearances(text: string, offset: number): number {
  let start = offset;
  for (;;) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (before >= start || !appearance.test(text.slice(before, start))) return start;
    start = before;
  }
}
