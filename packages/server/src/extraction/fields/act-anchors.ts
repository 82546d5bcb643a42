/** What an anchor is made from. */
export interface AnchorSource {
  readonly number: string;
  readonly isPage: boolean;
}

/**
 * Gives the sections of one act their anchors: `s12A` for section 12A, `s28I` for 28-I; a number that occurs again gets
 * `-2`, `-3`, … . Pages of a PDF get `doc-page-3`, so that `#s3` never opens a page. The same act always gets the same
 * anchors.
 */
export function actAnchors(): (source: AnchorSource) => string {
  const used = new Map<string, number>();
  let position = 0;
  return ({ number, isPage }) => {
    position += 1;
    const plain = number.replace(/[^0-9A-Za-z]/g, '');
    // For a Roman numeral or no number: the position in the act, in a form that no section number has.
    const section = /^\d{1,4}[A-Za-z]{0,4}$/.test(plain) ? `s${plain}` : `doc-section-${position}`;
    const base = isPage ? `doc-page-${plain || position}` : section;
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    return times === 1 ? base : `${base}-${times}`;
  };
}
