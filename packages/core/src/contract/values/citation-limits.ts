/** Bounds of the citation calls. */
export const citationLimits = {
  /** Citations of one check: as many as a long brief holds. */
  maxChecked: 500,
  /** Judgments that cite one, in its list: more than anybody reads, and a search by citation has them all. */
  maxCiting: 200,
  /** Places of one of them. */
  maxMentions: 5,
  /** Citations of one judgment, and as many provisions: ten times those of the longest known. */
  maxPlaces: 20_000,
} as const;
