/** Where a rule reads a field of a judgment. */
const fieldOrigins = [
  'head',
  'signatures',
  'author-line',
  'report-bench',
  'registry',
  'report-line',
  'order',
  'number',
  'text',
  'similar-record',
] as const;

/**
 * Where a field was read: the first lines; the signatures; the line that names the author; the bench printed by a report; the court's
 * list of judgments; a reporter's last line; the closing paragraphs; the case number; the whole text; a record with the same day and
 * similar names.
 */
export type FieldOrigin = (typeof fieldOrigins)[number];

/** How sure a rule is. */
const fieldCertainties = ['sure', 'likely', 'doubtful'] as const;

/** How often the rule was right on judgments read by hand: at least 98 %, at least 90 %, less or not measured. */
export type FieldCertainty = (typeof fieldCertainties)[number];

/** Where a field was read and how sure that is. */
export interface FieldSource {
  /** English name of the field, as in `derivedFields`. */
  readonly field: string;
  readonly origin: FieldOrigin;
  readonly certainty: FieldCertainty;
}

/** Reads the entries of `fieldSources`, `decision@order@likely`. Leaves out those of a newer server that it does not know. */
export function readFieldSources(entries: readonly string[]): FieldSource[] {
  return entries.flatMap((entry) => {
    const [field = '', where, how] = entry.split('@');
    const origin = fieldOrigins.find((one) => one === where);
    const certainty = fieldCertainties.find((one) => one === how);
    return origin && certainty ? [{ field, origin, certainty }] : [];
  });
}
