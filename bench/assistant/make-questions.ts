import type { BenchJudgment } from './read-judgments.js';

/** A question of the bench. */
export interface BenchQuestion {
  readonly kind: 'order' | 'bench' | 'date' | 'contention' | 'provision' | 'cited' | 'follow-up' | 'unanswerable';
  /** Index of the judgment that it is put to. */
  readonly judgment: number;
  /** The questions before it. */
  readonly earlier: readonly string[];
  readonly text: string;
  /** Paragraphs of the plain text, from 0, of which one must be in the answer; empty where nothing answers. */
  readonly right: ReadonlySet<number>;
}

const UNANSWERABLE = 100;
const FOLLOW_UPS = 40;
const verdict =
  /\b(?:appeals?|petitions?|applications?|suits?|reference)\b[^.]{0,160}\b(?:allowed|dismissed|disposed|rejected|fails?|succeeds?|decreed|remitted|remanded)\b|\bin the result\b|\b(?:we|I)\b[^.]{0,60}\b(?:allow|dismiss|refuse|set aside|quash|remit|remand|restore)\b/i;
const speech = /\b(?:contend(?:ed|s)|submit(?:ted|s)|argue[ds]|urge[ds])\b|\bcontention of\b/;
const SIDES = ['appellant', 'respondent', 'petitioner'] as const;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** The last part of a judgment, in which the order is. */
const END = 0.25;

/** Makes the questions of all judgments by rule; the same judgments give the same questions. */
export function makeQuestions(judgments: readonly BenchJudgment[]): readonly BenchQuestion[] {
  const own = judgments.flatMap((judgment, index) => questionsOf(judgment, index));
  return [...own, ...followUps(own), ...unanswerable(judgments, own)];
}

const paragraphsOf = ({ stored }: BenchJudgment): readonly string[] => stored.plain.split('\n\n');

function questionsOf(judgment: BenchJudgment, index: number): BenchQuestion[] {
  const texts = paragraphsOf(judgment);
  const where = (test: (text: string, at: number) => boolean) =>
    new Set(texts.flatMap((text, at) => (test(text, at) ? [at] : [])));
  const make = (kind: BenchQuestion['kind'], text: string, right: ReadonlySet<number>): BenchQuestion[] =>
    right.size === 0 ? [] : [{ kind, judgment: index, earlier: [], text, right }];
  const { judges, decidedOn } = judgment.document;
  const date = dateForms(decidedOn);
  const names = judges.map(
    (name) =>
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .findLast((word) => word.length > 3) ?? name,
  );
  return [
    ...make(
      'order',
      'What order was made?',
      where((text, at) => at >= texts.length * (1 - END) && verdict.test(text)),
    ),
    ...make(
      'bench',
      'Who delivered the judgment?',
      where((text) => isByJudge(text) && names.some((name) => text.slice(0, OPENING).toLowerCase().includes(name))),
    ),
    ...make(
      'date',
      'When was the judgment delivered?',
      where((text) => text.length < 400 && date.some((form) => text.toLowerCase().includes(form))),
    ),
    ...SIDES.flatMap((side) =>
      make(
        'contention',
        `What did the ${side} contend?`,
        where((text) => saidBy(side).test(text)),
      ).slice(0, 1),
    ).slice(0, 1),
    ...provisionOf(judgment, index),
    ...citedOf(judgment, index),
  ];
}

const saidBy = (side: string): RegExp =>
  new RegExp(
    String.raw`(?:counsel (?:for|appearing for|on behalf of) the ${side}s?|\b[Tt]he ${side}s?)[^.]{0,80}${speech.source}|${speech.source}[^.]{0,60}(?:for|on behalf of|by) the ${side}`,
  );

/** Characters in which a paragraph names its author. */
const OPENING = 400;

/** A line that names the bench, or a paragraph that opens with the name of its author. */
const isByJudge = (text: string): boolean =>
  /^(?:BENCH|CORAM|PRESENT|JUDGES?)\b/i.test(text) ||
  /\bdelivered by\b|^\W*[A-Z][A-Z.’' ]{2,40},? (?:C\. ?)?JJ?\b/.test(text.slice(0, OPENING));

/** A date as titles print it. */
function dateForms(iso: string | null): string[] {
  if (iso === null) return [];
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return [
    `${day}/${month}/${year}`,
    `${day}.${month}.${year}`,
    `${Number(day)} ${name} ${year}`,
    `${name} ${Number(day)}, ${year}`,
  ].map((form) => form.toLowerCase());
}

function paragraphAt(texts: readonly string[], offset: number): number {
  let start = 0;
  for (const [index, text] of texts.entries()) {
    start += text.length + 2;
    if (offset < start) return index;
  }
  return -1;
}

const NAMED: Readonly<Record<string, string>> = { 'S.': 'section', 'Art.': 'article', 'R.': 'rule' };

/** The provision that the judgment names most, and the paragraphs that name it. */
function provisionOf(judgment: BenchJudgment, index: number): BenchQuestion[] {
  const texts = paragraphsOf(judgment);
  const places = judgment.stored.provisions.filter(
    ({ act, unit, number }) => act !== '' && NAMED[unit] && /^\d+[A-Z]*$/.test(number),
  );
  const groups = Map.groupBy(places, ({ act, unit, number }) => `${NAMED[unit]} ${number} of the ${act}`);
  const [best] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  if (best === undefined) return [];
  const right = new Set(best[1].map(({ start }) => paragraphAt(texts, start)));
  return [
    { kind: 'provision', judgment: index, earlier: [], text: `What does the court say about ${best[0]}?`, right },
  ];
}

/** The first cited case with a name, and the paragraphs that cite or name it. */
function citedOf(judgment: BenchJudgment, index: number): BenchQuestion[] {
  const texts = paragraphsOf(judgment);
  const case_ = judgment.stored.cases.find(
    ({ name }) => /^\p{Lu}.* v\.? /u.test(name) && name.length < 90 && !/\bfor\b/.test(name),
  );
  if (case_ === undefined) return [];
  const right = new Set(
    judgment.stored.cases
      .filter(({ canonical }) => canonical === case_.canonical)
      .map(({ start }) => paragraphAt(texts, start)),
  );
  return [{ kind: 'cited', judgment: index, earlier: [], text: `What is said of ${case_.name}?`, right }];
}

/** A question that goes on from the one before it, in the same judgment. */
function followUps(own: readonly BenchQuestion[]): BenchQuestion[] {
  const made: BenchQuestion[] = [];
  for (const question of own) {
    const before = own.find((one) => one.judgment === question.judgment && one.kind !== question.kind);
    if (before === undefined || question.kind === 'bench' || question.kind === 'contention') continue;
    const text =
      question.kind === 'provision' || question.kind === 'cited'
        ? question.text.replace(/^What (?:does the court say about|is said of)/, 'And what about')
        : question.text.replace(/^W/, 'And w');
    made.push({ ...question, kind: 'follow-up', earlier: [before.text], text });
  }
  return made
    .filter((_question, index) => index % Math.max(1, Math.floor(made.length / FOLLOW_UPS)) === 0)
    .slice(0, FOLLOW_UPS);
}

/** Questions about a provision or a case, put to the next judgments that do not name them: those with most words in common first. */
function unanswerable(judgments: readonly BenchJudgment[], own: readonly BenchQuestion[]): BenchQuestion[] {
  const made: BenchQuestion[] = [];
  for (let step = 1; step < judgments.length && made.length < UNANSWERABLE; step += 1)
    for (const question of own) {
      if (made.length >= UNANSWERABLE || (question.kind !== 'provision' && question.kind !== 'cited')) continue;
      const target = (question.judgment + step) % judgments.length;
      const plain = judgments[target]?.stored.plain.toLowerCase() ?? '';
      if (mentions(plain, question)) continue;
      made.push({ ...question, kind: 'unanswerable', judgment: target, right: new Set() });
    }
  return made;
}

/** Whether a text has what a question names: the number of the provision after its unit, or a party of the case. */
function mentions(plain: string, { kind, text }: BenchQuestion): boolean {
  if (kind === 'provision') {
    const [, unit = '', number = ''] = /(section|article|rule) (\w+) of/.exec(text) ?? [];
    return new RegExp(
      String.raw`\b(?:${unit}s?|${unit.slice(0, 1)}s?\.|${unit.slice(0, 3)}s?\.?)\s?${number}\b`,
      'i',
    ).test(plain);
  }
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4 && !/^(?:state|union|india|others|another)$/.test(word));
  return words.filter((word) => plain.includes(word)).length > words.length / 2;
}
