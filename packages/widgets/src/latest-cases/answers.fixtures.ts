import type { EmbedLatest } from '@headnote/core/embed';
import type { Court, LatestItem } from './types.js';

/** A fictional row. */
export function line(over: Partial<LatestItem> = {}): LatestItem {
  return {
    date: '2025-11-28',
    appellant: 'Asha Varma',
    respondent: 'State of Vindhya',
    reference: 'c.a. 120 of 2025',
    court: 'High Court of Vindhya',
    subject: 'Service. Waiting list, resignation of a selected candidate',
    decision: 'Appeal allowed',
    citation: '2025 HNS 1',
    href: 'https://library.example/case/2025-hns-1',
    ...over,
  };
}

const lines = [
  line(),
  line({ date: '2025-11-20', appellant: 'Rivergate Ports Authority', respondent: 'Union of India', subject: '' }),
  line({ date: null, appellant: 'Teachers’ Association of Malwa', respondent: '', decision: '' }),
  line({
    date: '2025-10-03',
    appellant: 'Nandgaon Spinning Mills Ltd',
    respondent: 'Commissioner of Revenue, Central Circle',
  }),
];

/** A fictional answer with `count` rows. */
export function answerOf(court: Court, count = 4, over: Partial<EmbedLatest> = {}): EmbedLatest {
  return {
    court,
    total: court === 'sc' ? 89 : 1234567,
    sample: true,
    items: Array.from({ length: count }, (_, index) => {
      const item = lines[index % lines.length] ?? line();
      const reference = court === 'sc' ? item.reference : `w.p. ${40 + index} of 2025`;
      return {
        ...item,
        reference,
        citation: `2025 HNS ${index + 1}`,
        href: `https://library.example/case/2025-hns-${index + 1}`,
      };
    }),
    more: `https://library.example/?court=${court}`,
    ...over,
  };
}
