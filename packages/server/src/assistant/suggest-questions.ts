import { assistantLimits, type SuggestedQuestion } from '@headnote/core/contract';
import type { Passage, SourceText } from './passages/passage.js';
import { readQuestion } from './question/read-question.js';
import { retrieve } from './retrieval/retrieve.js';
import { selectByRules } from './selection/select-by-rules.js';

/** "The question is whether …": what the question is about, to the end of its sentence. A full stop in it is that of a short form. */
const WHETHER = /\bwhether\b([^?;]{20,180}?)\s*(?:[?;]|[.:]?["'”’)]*$)/i;
/** Such a question means nothing without the sentences before it: "one of that type". */
const POINTS_BACK = /\b(?:of|in|to|by) (?:that|this|such|these|those) (?!Court\b)/i;
const NO_SPELLINGS = new Map<string, readonly string[]>();
/** Suggestions of one kind. */
const OF_ISSUES = 3;
const OF_PROVISIONS = 3;

/** Makes questions that a document answers from its own sentences. Offers only those that the rules answer. */
export function suggestQuestions(source: SourceText): readonly SuggestedQuestion[] {
  if (source.act !== undefined) return sectionsOf(source);
  const opinions = source.opinions.length - 1;
  const divided: SuggestedQuestion[] =
    opinions > 1
      ? [{ question: 'How were the opinions divided?', place: 'opinions', paragraph: '', label: '', count: opinions }]
      : [];
  const found = [
    ...issues(source),
    ...provisions(source),
    ...divided.filter(({ question }) => answerTo(question, source) !== undefined),
    ...offered('What order was made?', 'order', source),
    ...offered('What did the appellant contend?', 'paragraph', source),
  ];
  return found.slice(0, assistantLimits.maxSuggestions);
}

/** A reference to a section of the same act, unless another act is named after it. */
const SECTION = /\bsections? (\d{1,4}[A-Z]{0,3})\b(?! of (?:the )?\p{Lu})/gu;

/** Questions about the sections that an act refers to most, then about its first ones. */
function sectionsOf(source: SourceText): SuggestedQuestion[] {
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
    .flatMap(([number]) => offered(`What does section ${number} say?`, 'paragraph', source));
}

function issues(source: SourceText): SuggestedQuestion[] {
  const texts = source.passages
    .filter(({ role }) => role === 'issue')
    .map(({ text }) => WHETHER.exec(text)?.[1]?.trim())
    .filter((text) => text !== undefined && !POINTS_BACK.test(text));
  const questions = [...new Set(texts.filter((text) => text !== undefined))].map((text) => `Whether ${text}?`);
  return questions.flatMap((question) => offered(question, 'paragraph', source)).slice(0, OF_ISSUES);
}

function provisions(source: SourceText): SuggestedQuestion[] {
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
    .flatMap(([name]) => offered(`What is said of ${name}?`, 'paragraph', source));
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['S.', 'section'],
  ['Art.', 'article'],
  ['R.', 'rule'],
  ['Cl.', 'clause'],
]);

function offered(question: string, place: 'paragraph' | 'order', source: SourceText): SuggestedQuestion[] {
  const passage = answerTo(question, source);
  if (passage === undefined) return [];
  const { anchor = '', label = '' } = source.paragraphs[passage.paragraph] ?? {};
  return [{ question, place, paragraph: anchor, label, count: 0 }];
}

function answerTo(text: string, source: SourceText): Passage | undefined {
  const question = readQuestion(text, NO_SPELLINGS);
  return selectByRules(question, retrieve(question, { document: '', source }))[0]?.passage;
}
