/**
 * Returns the title of an act in comparable form: without `The`, year, marks and differences of case. Works for every script, and does
 * not depend on what the database calls lower case: `The Income-tax Act, 1961` gives `income tax act`.
 */
export function actTitleKey(title: string): string {
  const { name } = splitActTitle(title);
  return name;
}

/** A title in comparable form, and its year. */
export interface SplitTitle {
  readonly name: string;
  /** Four digits; empty if the title ends without a year. */
  readonly year: string;
}

/** Splits a title into its comparable name and its year. */
export function splitActTitle(title: string): SplitTitle {
  const plain = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
  const [, name = plain, year = ''] = /^(.*?) (\d{4})$/.exec(plain) ?? [];
  return { name, year };
}
