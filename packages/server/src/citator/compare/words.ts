/** One word as two texts compare it. */
export interface Word {
  /** Its letters and digits in lower case, without apostrophes and hyphens. A number behind another one begins with a point. */
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  /** A number that editions print differently or not at all: of a paragraph, a footnote or a page. */
  readonly isLabel: boolean;
}

/**
 * A word, with its apostrophes and hyphens; a hyphen at the end of a line too. `<` before an amount is a word, and so is `>`
 * inside of a line: at its beginning it marks a quotation.
 */
const WORD =
  /&|[₹$£€](?=\s?\p{Nd})|(?:<=?|[≤≥]|(?<=[^\s>=-][^\S\n]{0,3})>=?)(?=\s?(?:[₹$£€]|[Rr]s\.?)?\s?\p{Nd})|[\p{L}\p{M}\p{Nd}]+(?:(?:['’‘`´]|[-‐‑\u00AD]\n?)[\p{L}\p{M}\p{Nd}]+)*/gu;
/** What is inside a word and no letter, no digit and no point between two numbers. */
const INSIDE_BUT_POINT = /[^\p{L}\p{M}\p{Nd}.]+/gu;
/** Signs that are words: other money is another amount, and “< 18” is not “> 18”. Not before a number, they are marks of footnotes. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['₹', 'rs'],
  ['$', 'dollars'],
  ['£', 'pounds'],
  ['€', 'euros'],
  ['<', '<'],
  ['>', '>'],
  ['≤', '≤'],
  ['<=', '≤'],
  ['≥', '≥'],
  ['>=', '≥'],
]);
const NOT_ASCII = /[^\p{ASCII}]/u;
const DIGITS = /^\d{1,3}$/;
const NUMBER = /^\p{Nd}+$/u;
const ENDS_IN_NUMBER = /\p{Nd}$/u;
/** `19-20` is two numbers; a hyphen at the end of a line divides one. */
const NUMBERS = /(?<=\p{Nd})[-‐‑](?=\p{Nd})/gu;
/** Between the groups of an amount, `1,50,000`, which editions print with commas or without. */
const GROUPS = /^, ?$/;
/** What stands between two numbers that belong together; dots that leave words out are more. */
const BETWEEN_NUMBERS = /^(?!\.\.)\s{0,3}[^\p{L}\s…*_]{0,2}\s{0,3}$/u;
const GROUP = /^\d{2,3}$/;
/** A footnote mark behind the last letter: `law3`. */
const GLUED = /^(\p{Ll}{3,})(\d{1,2})$/u;
/** Words whose number is no footnote mark: `No.3`, `Rs.20`. */
const BEFORE_NUMBER = new Set(
  'no nos rs art arts article sec secs ss cl clause para paras pp vol rule ch sch exh ext fig col pw dw cw order part item entry serial sl act app annexure page ex sl st op cr wp ca sc'.split(
    ' ',
  ),
);
/** Words that editions abbreviate, and what stands for all their forms. */
const FORMS: ReadonlyMap<string, string> = new Map(
  [
    's ss sec secs section sections',
    'art arts article articles',
    'cl cls clause clauses',
    'subs subss subsec subsection subsections',
    'para paras paragraph paragraphs',
    'no nos number numbers',
    'v vs versus',
    'honble honourable',
    'judgment judgement',
    'judgments judgements',
  ].flatMap((forms) => {
    const [first = '', ...others] = forms.split(' ');
    return others.map((form) => [form, first] as const);
  }),
);

/** What follows a number that is a quantity. */
const UNIT =
  /^\s?(?:%|per\b|each\b|years?\b|months?\b|weeks?\b|days?\b|hours?\b|lakhs?\b|crores?\b|rupees?\b|paise\b|acres?\b|guntas?\b|cents?\b|hectares?\b|shares?\b|persons?\b|witnesses\b|kms?\b|kilo|met(?:re|er)s?\b|feet\b)/i;
const LONGEST_UNIT = 12;

/** Shortest word that a footnote mark follows; shorter ones are abbreviations. */
const SHORTEST_MARKED = 2;

/** Reads the words of a text. Linear. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [printed] = match;
    const start = match.index;
    const end = start + printed.length;
    // `u/s 302` is `under section 302`.
    const norm = /^u$/i.test(printed) && text[end] === '/' ? 'under' : normOf(printed);
    const glued = GLUED.exec(norm);
    if (glued) {
      const [, letters = '', digits = ''] = glued;
      const at = end - digits.length;
      // `Section34` was printed without its space.
      const isLabel = !BEFORE_NUMBER.has(letters) && !FORMS.has(letters);
      words.push({ norm: formOf(letters), start, end: at, isLabel: false }, { norm: digits, start: at, end, isLabel });
    } else {
      const before = words.at(-1);
      words.push({
        norm: isApart(text, before, { norm, start }) ? `.${norm}` : norm,
        start,
        end,
        isLabel: DIGITS.test(norm) && isMark(text, { start, end, before }),
      });
    }
  }
  return words;
}

/** Whether a number is another one than that before it: the letters of `12.5` must not be those of `125`. */
function isApart(text: string, before: Word | undefined, { norm, start }: Pick<Word, 'norm' | 'start'>): boolean {
  if (before === undefined || !NUMBER.test(norm) || before.isLabel || !ENDS_IN_NUMBER.test(before.norm)) return false;
  const between = text.slice(before.end, start);
  return BETWEEN_NUMBERS.test(between) && !(GROUP.test(norm) && GROUPS.test(between));
}

function normOf(printed: string): string {
  const sign = SIGNS.get(printed);
  if (sign !== undefined) return sign;
  const folded = NOT_ASCII.test(printed) ? printed.normalize('NFKC') : printed;
  return formOf(folded.toLowerCase().replace(NUMBERS, '.').replace(INSIDE_BUT_POINT, ''));
}

/** `neutralize`, `recognizing`: editions write `neutralise`. */
const AMERICAN = /(?<=\p{L}{4}i)z(?=(?:e[ds]?|ers?|ings?|ations?)$)/u;

const formOf = (word: string): string => FORMS.get(word) ?? word.replace(AMERICAN, 's');

/** `the law.3 It`, `the law”3`, `[3]` behind a word: the number of a note. `No.3`, `3.5` and `1950,12` are none. */
function isMark(
  text: string,
  { start, end, before }: { readonly start: number; readonly end: number; readonly before: Word | undefined },
): boolean {
  const isBracketed = text[start - 1] === '[' && text[end] === ']';
  if (isBracketed) return before !== undefined && before.end >= start - 2 && !DIGITS.test(before.norm);
  // A number behind a colon is a value, `aged:18`, and so is one with a unit, `shares,10 each`.
  if (UNIT.test(text.slice(end, end + LONGEST_UNIT))) return false;
  if (!/[.,;?!"”’)\]]/.test(text[start - 1] ?? '') || /[\p{L}\d]/u.test(text[end] ?? '')) return false;
  if (before === undefined || before.isLabel || !/\p{L}$/u.test(before.norm)) return false;
  if (start - before.end > 3 || /\s/.test(text.slice(before.end, start))) return false;
  return before.norm.length >= SHORTEST_MARKED && !BEFORE_NUMBER.has(before.norm);
}
