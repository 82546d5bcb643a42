/** Words in capitals that are as short as a masked name. */
const NO_NAMES: ReadonlySet<string> = new Set('AND THE FOR AFR CNR NAF URN VRS WEB BAR MRS SMT DR MR MS'.split(' '));

const MASK =
  /^(?:(?:Ms|Mr|Mrs|Smt|Km|Kumari|Miss|Minor|Victim|Child)\.?\s)?["'“‘(]?(?<mask>X{1,12}|[XYZ]|(?:[A-Z]\.\s?){1,4}[A-Z]?|[A-Z]{3})["'”’)]?\.?$/;

/** Whether a line is a name of a few letters: one that the court masked (`X`, `XXXX`, `A.B.C.`, `Ms. X`), or a short one (`RAM`). */
export function isShortName(line: string): boolean {
  const mask = MASK.exec(line.replace(/\s*\((?:a )?(?:minor|victim)\)$/i, ''))?.groups?.['mask'];
  return mask !== undefined && !NO_NAMES.has(mask);
}
