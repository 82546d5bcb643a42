const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Groups of the Indian system, the largest first. */
const GROUPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** Writes an amount as words, so that a typing error shows: `Fifteen thousand rupees only`. `paise` is a whole number from 0. */
export function rupeesInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const text = [
    rupees === 0 && rest > 0 ? '' : `${wordsOf(rupees) || 'zero'} ${rupees === 1 ? 'rupee' : 'rupees'}`,
    rest === 0 ? '' : `${wordsOf(rest)} paise`,
  ]
    .filter(Boolean)
    .join(' and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} only`;
}

function wordsOf(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100) return [TENS[Math.floor(number / 10)], ONES[number % 10]].filter(Boolean).join('-');
  const group = GROUPS.find(([size]) => number >= size);
  if (group === undefined) return '';
  const [size, name] = group;
  return `${wordsOf(Math.floor(number / size))} ${name} ${wordsOf(number % size)}`.trim();
}
