/** The level of a court. Benches of a High Court are High Courts; whatever is neither it nor the Supreme Court is a tribunal. */
export type CourtLevel = 'supreme' | 'high' | 'tribunal';

/** Returns the level of a court by its full name. Every judgment has one court, so counts of courts add up to counts of levels. */
export function courtLevel(name: string): CourtLevel {
  if (/^supreme court/i.test(name)) return 'supreme';
  return /\bhigh court\b/i.test(name) ? 'high' : 'tribunal';
}
