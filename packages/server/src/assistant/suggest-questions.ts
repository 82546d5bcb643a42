import { assistantLimits, type SuggestedQuestion } from '@headnote/core/contract';
import type { Turns } from '../runtime/open-turns.js';
import type { Passage, SourceText } from './passages/passage.js';
import { readQuestion } from './question/read-question.js';
import { retrieve } from './retrieval/retrieve.js';
import { selectByRules } from './selection/select-by-rules.js';

/** "The question is whether …": what the question is about, to the end of its sentence. A full stop in it is that of a short form. */
const WHETHER = /\bwhether\b([^?;]{20,180}?)\s*(?:[?;]|[.:]?["'”’)]*$)/i;
/** Such a question means nothing without the sentences before it: "one of that type". */
const POINTS_BACK = /\b(?:of|in|to|by) (?:that|this|such|these|those) (?!Court\b)/i;
const NO_SPELLINGS = new Map<string, readonly string[]>();
/** Questions of one kind that are tried: each is asked of the whole text, and a text may have thousands. */
const TRIED = 12;
/** Suggestions of one kind. */
const OF_ISSUES = 3;
const OF_PROVISIONS = 3;

/** Makes questions that a document answers from its own sentences, in turns. Offers only those that the rules answer. */
export async function suggestQuestions(source: SourceText, turns: Turns): Promise<readonly SuggestedQuestion[]> {
  const first = (questions: readonly string[], most: number, place: 'paragraph' | 'order' = 'paragraph') =>
    firstOffered(questions, { most, place, source, turns });
  if (source.act !== undefined) return first(sectionsOf(source), assistantLimits.maxSuggestions);
  const found = [
    ...(await first(issues(source), OF_ISSUES)),
    ...(await first(provisions(source), OF_PROVISIONS)),
    ...(await divided(source, turns)),
    ...(await first(['What order was made?'], 1, 'order')),
    ...(await first(['What did the appellant contend?'], 1)),
  ];
  return found.slice(0, assistantLimits.maxSuggestions);
}

/** How the questions of one kind are offered. */
interface Offer {
  /** Suggestions that are made of them. */
  readonly most: number;
  readonly place: 'paragraph' | 'order';
  readonly source: SourceText;
  readonly turns: Turns;
}

/** The first questions that the document answers. */
async function firstOffered(
  questions: readonly string[],
  { most, place, source, turns }: Offer,
): Promise<SuggestedQuestion[]> {
  const found: SuggestedQuestion[] = [];
  for (const question of questions.slice(0, TRIED)) {
    if (found.length === most) break;
    await turns();
    const passage = answerTo(question, source);
    if (passage === undefined) continue;
    const { anchor = '', label = '' } = source.paragraphs[passage.paragraph] ?? {};
    found.push({ question, place, paragraph: anchor, label, count: 0 });
  }
  return found;
}

async function divided(source: SourceText, turns: Turns): Promise<SuggestedQuestion[]> {
  const count = source.opinions.length - 1;
  const question = 'How were the opinions divided?';
  await turns();
  if (count <= 1 || answerTo(question, source) === undefined) return [];
  return [{ question, place: 'opinions', paragraph: '', label: '', count }];
}

/** A reference to a section of the same act, unless another act is named after it. */
const SECTION = /\bsections? (\d{1,4}[A-Z]{0,3})\b(?! of (?:the )?\p{Lu})/gu;

/** Questions about the sections that an act refers to most, then about its first ones. */
function sectionsOf(source: SourceText): string[] {
  const { sections } = source.act ?? { sections: new Map<string, readonly number[]>() };
  const uses = new Map([...sections.keys()].map((number) => [number, 0]));
  for (const { text } of source.passages)
    for (const [, number = ''] of text.matchAll(SECTION)) {
      const known = uses.get(number);
      if (known !== undefined) uses.set(number, known + 1);
    }
  return [...uses]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, assistantLimits.maxSuggestions)
    .map(([number]) => `What does section ${number} say?`);
}

function issues(source: SourceText): string[] {
  const texts = source.passages
    .filter(({ role }) => role === 'issue')
    .map(({ text }) => WHETHER.exec(text)?.[1]?.trim())
    .filter((text) => text !== undefined && !POINTS_BACK.test(text));
  return [...new Set(texts.filter((text) => text !== undefined))].map((text) => `Whether ${text}?`);
}

function provisions(source: SourceText): string[] {
  const uses = new Map<string, number>();
  for (const { act, unit, number } of source.provisions) {
    // A list of provisions is no subject of one question.
    if (act === '' || number === '' || number.includes(',')) continue;
    const name = `${UNITS.get(unit) ?? unit} ${number} of the ${act}`;
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return [...uses]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, OF_PROVISIONS)
    .map(([name]) => `What is said of ${name}?`);
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['S.', 'section'],
  ['Art.', 'article'],
  ['R.', 'rule'],
  ['Cl.', 'clause'],
]);

function answerTo(text: string, source: SourceText): Passage | undefined {
  const question = readQuestion(text, NO_SPELLINGS);
  return selectByRules(question, retrieve(question, { document: '', source }))[0]?.passage;
}
