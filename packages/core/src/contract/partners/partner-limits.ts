/** Limits of partner portals. */
export const partnerLimits = {
  /** Characters of a portal's name. */
  name: 80,
  /** Portals of one member. */
  portals: 20,
  /** Origins of one portal. */
  origins: 20,
  /** Keys of one portal that work at the same time. */
  keys: 5,
  /** Days that an old key works after a rotation. */
  overlapDays: 14,
  /** The longest such time that an operator may set. */
  mostOverlapDays: 90,
  /** Days of usage in one answer. */
  usageDays: 90,
} as const;
