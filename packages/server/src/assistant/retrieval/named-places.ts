import { scanWords } from '../../search/text/analysis/scan-words.js';
import { stemWord } from '../../search/text/analysis/stem-word.js';
import type { SourceText } from '../passages/passage.js';
import type { Question } from '../question/question.js';
import { isSameAct, isSameProvision, mainNumbers } from './same-provision.js';

/** Share of a case's name that a sentence must have: reports shorten names, and a question gives both parties in full. */
const NAME_SHARE = 0.5;

/** Returns the passages that name what a question names; undefined if it names nothing. */
export function findNamed(question: Question, source: SourceText): ReadonlySet<number> | undefined {
  const { provisions, citations, caseName } = question;
  const sets: ReadonlySet<number>[] = [];
  if (provisions.length > 0) {
    const places = source.provisions.filter((place) => provisions.some((asked) => isSameProvision(asked, place)));
    sets.push(source.act === undefined ? passagesOf(source, places) : ownSections(question, source.act));
  }
  if (citations.length > 0 || caseName.length > 0) {
    const places = source.cases.filter(
      ({ canonical, name }) => citations.includes(canonical) || hasName(caseName, stemsOf(name)),
    );
    const named = caseName.length === 0 ? [] : passagesWithName(source, caseName);
    sets.push(new Set([...passagesOf(source, places), ...named]));
  }
  const [first, ...others] = sets;
  if (first === undefined) return undefined;
  return new Set([...first].filter((index) => others.every((other) => other.has(index))));
}

/** The sections of an act that a question asks about. */
function ownSections({ provisions }: Question, act: NonNullable<SourceText['act']>): Set<number> {
  const own = provisions.filter((asked) => isSameAct(asked.act, act.name) && UNITS_OF_ACTS.has(asked.unit));
  return new Set(own.flatMap(({ number }) => mainNumbers(number).flatMap((one) => act.sections.get(one) ?? [])));
}

/** What the numbered parts of an act are called. */
const UNITS_OF_ACTS: ReadonlySet<string> = new Set(['S.', 'Art.', 'R.']);

function passagesOf({ passages }: SourceText, places: readonly { readonly start: number }[]): Set<number> {
  const found = new Set<number>();
  for (const { start } of places) {
    const index = passageAt(passages, start);
    if (index >= 0 && start < (passages[index]?.end ?? -1)) found.add(index);
  }
  return found;
}

/** The last passage that begins at or before an offset; -1 before the first. */
function passageAt(passages: SourceText['passages'], offset: number): number {
  let low = 0;
  let high = passages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passages[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The passages with half of the words of the name. */
function passagesWithName({ postings, passages }: SourceText, caseName: readonly string[]): number[] {
  const counts = new Map<number, number>();
  for (const stem of new Set(caseName))
    for (const index of new Set(postings.get(stem))) counts.set(index, (counts.get(index) ?? 0) + 1);
  const needed = Math.max(1, Math.ceil(new Set(caseName).size * NAME_SHARE));
  return [...counts]
    .filter(([index, count]) => count >= needed && passages[index]?.role !== 'title')
    .map(([index]) => index);
}

function hasName(asked: readonly string[], found: ReadonlySet<string>): boolean {
  const words = new Set(asked);
  if (words.size === 0 || found.size === 0) return false;
  const shared = [...words].filter((stem) => found.has(stem)).length;
  return shared >= Math.max(1, Math.ceil(words.size * NAME_SHARE));
}

function stemsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  scanWords(text, (start, end) => found.add(stemWord(text.slice(start, end))));
  return found;
}
