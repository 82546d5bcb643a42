/** Orders of a list of authorities: by court and then by date, by date, or by title. */
export const authorityOrders = ['court', 'date', 'title'] as const;

/** An order of a list of authorities. */
export type AuthorityOrder = (typeof authorityOrders)[number];

/** A list of authorities to print. */
export interface AuthorityList {
  /** Ids of the judgments and acts, at most 200. */
  readonly ids: readonly string[];
  /** Heading of the list. */
  readonly title: string;
  readonly order: AuthorityOrder;
  /** True says which later judgment overrules, reverses or doubts a case; false names only that it does. */
  readonly hasTreatment: boolean;
}
