import { formatDate } from '@headnote/core/format';
import { messages } from '@headnote/core/validation';
import type { Labels } from '../labels/index.js';
import type { DateFault, DateRangeValue } from './date-value.js';

/** Error of a range, and the end that has it. */
export interface RangeError {
  readonly words: string;
  readonly ends: readonly ('from' | 'to')[];
}

export interface RangeRules {
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Errors of each end when the reader left it. */
  readonly faults: Readonly<Partial<Record<'from' | 'to', DateFault | undefined>>>;
}

/** Returns the first error of a range. ISO dates compare as text. */
export function rangeError(value: DateRangeValue, rules: RangeRules, labels: Labels): RangeError | undefined {
  const names = { from: labels.fromDate, to: labels.toDate };
  for (const end of ['from', 'to'] as const) {
    const date = value[end];
    const fault = rules.faults[end];
    if (fault) {
      const half = messages.pattern.replace('<prefix>', names[end]);
      return {
        words: { half, unreal: labels.dateUnreal(names[end]), unread: labels.dateUnread(names[end]) }[fault],
        ends: [end],
      };
    }
    if (date && rules.min && date < rules.min)
      return { words: labels.dateTooEarly(formatDate(rules.min)), ends: [end] };
    if (date && rules.max && date > rules.max) return { words: labels.dateTooLate(formatDate(rules.max)), ends: [end] };
  }
  const isTurned = value.from && value.to && value.from > value.to;
  return isTurned ? { words: labels.fromAfterTo, ends: ['from', 'to'] } : undefined;
}
