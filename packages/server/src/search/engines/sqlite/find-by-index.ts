import { ordinalOfRow } from './conditions.js';
import type { Columns } from './columns.js';
import type { EvaluationContext } from './evaluation.js';
import type { RunningRows } from './partner/partner.js';
import { stampOf } from './partner/stamp.js';

/** Rows between two checks of the time. */
const ROWS_PER_CHECK = 256;

/** What is known of the statement. */
interface Finding {
  /** Documents that have its rarest word: so many are compared at most. */
  readonly fewest: number;
  readonly context: EvaluationContext;
}

/**
 * Runs one statement of the word index, and marks the documents found. If many documents are compared, the partner takes the half
 * with the later rows.
 */
export function findByIndex(text: string, { fewest, context }: Finding): Uint8Array {
  const { db, columns, budget, partner } = context;
  const mask = new Uint8Array(columns.size);
  // After time has run out, no further statement starts.
  if (budget.expired()) {
    context.isCut = true;
    return mask;
  }
  if (partner === undefined || fewest < partner.splitAt || !partner.isReady()) {
    mark(db.prepare('SELECT rowid FROM words WHERE words MATCH ?').pluck().iterate(text), mask, context);
    return mask;
  }
  const above = columns.rows[middleOf(columns)]!;
  const others = partner.start({ text, above, stamp: stampOf(db), rooms: columns.size });
  try {
    const below = db.prepare('SELECT rowid FROM words WHERE words MATCH ? AND rowid <= ?').pluck();
    mark(below.iterate(text, BigInt(above)), mask, context);
    if (!context.isCut) markOthers(others, { text, above }, { mask, context });
  } finally {
    others.stop();
  }
  return mask;
}

function markOthers(
  others: RunningRows,
  { text, above }: { readonly text: string; readonly above: number },
  { mask, context }: { readonly mask: Uint8Array; readonly context: EvaluationContext },
): void {
  const rows = others.wait(() => context.budget.expired());
  if (rows !== undefined) return mark(rows, mask, context);
  if (context.budget.expired()) {
    context.isCut = true;
    return;
  }
  const rest = context.db.prepare('SELECT rowid FROM words WHERE words MATCH ? AND rowid > ?').pluck();
  mark(rest.iterate(text, BigInt(above)), mask, context);
}

/** Marks the documents of rows, until time runs out. */
function mark(rows: Iterable<unknown>, mask: Uint8Array, context: EvaluationContext): void {
  const { columns, budget } = context;
  let ordinal = 0;
  let count = 0;
  for (const row of rows as Iterable<number>) {
    // Rows come in ascending order: the next one is mostly near.
    if (columns.rows[ordinal] !== row) ordinal = ordinalOfRow(columns, row);
    if (ordinal >= 0) {
      mask[ordinal] = 1;
      ordinal += 1;
    } else {
      ordinal = 0;
    }
    count += 1;
    if (count % ROWS_PER_CHECK === 0 && budget.expired()) {
      context.isCut = true;
      return;
    }
  }
}

/** The document up to which half of all words are. */
function middleOf({ lengths }: Columns): number {
  let half = 0;
  for (const length of lengths) half += length / 2;
  let ordinal = 0;
  for (let sum = lengths[0]!; sum < half; sum += lengths[ordinal]!) ordinal += 1;
  return ordinal;
}
