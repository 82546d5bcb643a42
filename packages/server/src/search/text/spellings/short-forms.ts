/**
 * Short forms that lawyers type and print, with what they mean; each line is found by any of its forms. Letters with blanks
 * between them stand for initials: `u p` is `U.P.` Behind `^` a form counts only in capitals (`UP`), behind `#` only before a
 * number, and behind `>` it is understood and never searched for the others.
 */
const TABLE = `
limited, ltd
private, pvt
corporation, corpn, corp
company, >co
commissioner, commr
government, govt
secretary, secy
department, dept, deptt
assistant, asst, asstt
additional, addl
deputy, dy
joint, >jt
superintendent, supdt
district, distt
association, assn
university, univ
brothers, bros
engineering, engg
manufacturing, mfg
electricity, elec
municipal, mun
mohammad, mohammed, mohamed, muhammad, mohd, >md
union of india, uoi
government of india, goi
uttar pradesh, u p, >^up
madhya pradesh, m p, >mp
andhra pradesh, a p, >ap
himachal pradesh, h p, >hp
west bengal, w b, >wb
tamil nadu, t n, >tn
jammu and kashmir, j & k, jammu & kashmir
indian penal code, ipc, i p c
code of criminal procedure, criminal procedure code, crpc, cr p c
code of civil procedure, civil procedure code, cpc, c p c
commissioner of income tax, cit
central bureau of investigation, cbi
section, sec, >#s, >#secs
article, >#art, >#arts
order, >#o
rule, >#r
clause, >#cl
`;

/** Words of the longest form of the table. */
const MAX_LENGTH = 4;

/** Letters of initials without dots, such as `VK`, `rk` or `ak`; not `as`. */
const BARE_INITIALS =
  /^(?:[A-Z]{2,3}|[b-df-hj-np-tv-z]{2,3}|(?!(?:a[bdmnst]|b[ey]|co|d[eo]|e[gntx]|go|he|i[defnst]|l[ae]|m[ey]|no|o[fnrx]|re|so|to|u[nps]|we|ye)$)[a-z]{2})$/;

interface Form {
  readonly words: string;
  readonly isCapital: boolean;
  readonly isBeforeNumber: boolean;
  /** What is searched for it too. */
  readonly others: readonly string[];
}

const forms: ReadonlyMap<string, Form> = new Map(TABLE.trim().split('\n').flatMap(formsOfLine));

function formsOfLine(line: string): [string, Form][] {
  const cells = line
    .split(', ')
    .map((cell) => ({ marks: /^[>^#]*/.exec(cell)?.[0] ?? '', words: cell.replace(/^[>^#]+/, '') }));
  const searched = cells.filter(({ marks }) => !marks.includes('>')).map(({ words }) => words);
  return cells.map(({ marks, words }) => [
    words,
    {
      words,
      isCapital: marks.includes('^'),
      isBeforeNumber: marks.includes('#'),
      others: searched.filter((other) => other !== words),
    },
  ]);
}

const longForms: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [long = '', ...short] = line.split(', ').map((cell) => cell.replace(/^[>^#]+/, ''));
      return short.map((form): [string, string] => [form, long]);
    }),
);

/** Returns what a short form means, without its blanks; any other word as it is. Word in small letters. */
export function longFormOf(word: string): string {
  return longForms.get(word)?.replaceAll(' ', '') ?? word;
}

/** A run of words with a known form. */
export interface ShortForm {
  /** Number of words of the run. */
  readonly length: number;
  readonly others: readonly string[];
}

/** Returns the longest known form that begins at a word; undefined if there is none. */
export function shortFormAt(words: readonly string[], at: number): ShortForm | undefined {
  for (let length = Math.min(MAX_LENGTH, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length).join(' ');
    const form = forms.get(run.toLowerCase());
    if (form === undefined || (form.isCapital && run !== run.toUpperCase())) continue;
    if (form.isBeforeNumber && !/^\d/.test(words[at + length] ?? '')) continue;
    return { length, others: form.others };
  }
  return undefined;
}

/** Returns initials typed without dots as a phrase, `VK` as `V K`; undefined for any other word. Names print them apart. */
export function bareInitials(word: string): string | undefined {
  return BARE_INITIALS.test(word) ? word.split('').join(' ') : undefined;
}

/** Returns letters that stand apart as one word, `V.K.` as `VK`; undefined for any other text. */
export function joinedInitials(words: readonly string[]): string | undefined {
  return words.length > 1 && words.every((word) => /^\p{L}$/u.test(word)) ? words.join('') : undefined;
}
