/** Bounds of alerts. */
export const alertLimits = {
  /** Alerts of a member: more than anybody reads the answers of. */
  maxAlerts: 200,
  /** Hits that one e-mail lists; the rest is a number. Mail programs cut what is longer than 102 KB. */
  hitsInMail: 100,
  /** Bytes of a feed: what feed readers take without complaint. */
  maxFeedBytes: 2_000_000,
  /** Hits of one list. */
  hitsListed: 500,
  /** Characters of the member's own words for an alert. */
  maxName: 200,
  /** Hour of the member's day at which daily and weekly e-mails go. */
  mailHour: 7,
} as const;
