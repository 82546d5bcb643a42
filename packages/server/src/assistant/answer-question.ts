import { setImmediate } from 'node:timers/promises';
import type { AnswerSelector, AssistantScope, RefusalOffer } from '@headnote/core/contract';
import { searchedFor } from '../library/completions/searched-for.js';
import { spelledWords, wordOfKey } from '../search/text/spellings/spelled-word.js';
import type { Store } from '../store/database.js';
import { citedDocuments } from './cited-documents.js';
import type { StoredRefusal } from './conversations/stored-refusal.js';
import type { NameMask } from '../library/mask-names.js';
import type { OpenSource, OpenSources } from './passages/open-sources.js';
import { type PassagePlace, placeOf } from './passages/passage-key.js';
import type { Question } from './question/question.js';
import { readQuestion } from './question/read-question.js';
import type { Candidate } from './retrieval/candidate.js';
import { mergeCandidates, retrieve } from './retrieval/retrieve.js';
import type { SelectByModel } from './selection/select-by-model.js';
import { answering, selectByRules } from './selection/select-by-rules.js';

/** Texts that one question has in memory at the same time, about 2 MB each; the 64 that a judgment cites are read in parts. */
const AT_ONCE = 8;

/** Counts the judgments that a search finds. */
export type CountHits = (query: string) => Promise<number>;

/** A question that is answered. */
export interface QuestionTask {
  readonly documentId: string;
  readonly question: string;
  /** The questions of the conversation before it, oldest first. */
  readonly earlier: readonly string[];
  readonly scope: AssistantScope;
  readonly countHits: CountHits;
  readonly signal: AbortSignal;
}

/** What answers it. */
export interface QuestionResult {
  readonly selector: AnswerSelector;
  readonly sentences: readonly PassagePlace[];
  readonly refusal: StoredRefusal | null;
}

interface Means {
  readonly store: Store;
  readonly open: OpenSources;
  /** Undefined: the rules choose. */
  readonly selectByModel: SelectByModel | undefined;
}

/** Answers a question with sentences, or refuses it. */
export async function answerQuestion(means: Means, task: QuestionTask): Promise<QuestionResult> {
  const { store, open } = means;
  const { documentId, scope, signal } = task;
  const question = await readAll(store, [...task.earlier, task.question]);
  const cited = await citedDocuments(store, documentId);
  const ids = scope === 'cited' ? cited : [documentId];
  const masks = new Map<string, NameMask>();
  const lists: (readonly Candidate[])[] = [];
  let searched = 0;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const sources = await open(ids.slice(from, from + AT_ONCE), { readsTexts: true, signal });
    for (const id of ids.slice(from, from + AT_ONCE)) {
      signal.throwIfAborted();
      const opened = sources.get(id);
      if (opened === undefined) continue;
      masks.set(id, opened.mask);
      searched += countSearched(opened);
      lists.push(retrieve(question, { document: id, source: opened.source }));
      // Searches of other members come between two texts.
      await setImmediate();
    }
  }
  const candidates = mergeCandidates(lists);
  const { selector, chosen } = await choose(means, { task, question, candidates, masks });
  const places = chosen.map(({ document, passage }) => placeOf(document, passage));
  if (places.length > 0) return { selector, sentences: places, refusal: null };
  const nearest = candidates.find(({ coverage, hasNamed }) => coverage > 0 && hasNamed) ?? candidates[0];
  return {
    selector,
    sentences: [],
    refusal: {
      lookedFor: question.kind,
      words: wordsOf(question),
      searched,
      nearest: nearest === undefined ? null : placeOf(nearest.document, nearest.passage),
      offers: await offersOf(question, scope === 'document' ? cited.length : 0, task),
    },
  };
}

/** The paragraphs of a judgment, or the sections of an act. */
function countSearched({ kind, source: { paragraphs } }: OpenSource): number {
  if (kind === 'case') return paragraphs.length;
  return new Set(paragraphs.map(({ anchor }) => anchor).filter((anchor) => anchor !== '')).size;
}

interface Choice {
  readonly task: QuestionTask;
  readonly question: Question;
  readonly candidates: readonly Candidate[];
  readonly masks: ReadonlyMap<string, NameMask>;
}

/** Lets the model choose from the sentences that can answer; the rules choose where there is no model, or it is of no use. */
async function choose({ selectByModel }: Means, { task, question, candidates, masks }: Choice) {
  const byRules = selectByRules(question, candidates);
  // Nothing is sent about a question that no sentence answers.
  if (selectByModel === undefined || byRules.length === 0) return { selector: 'rules' as const, chosen: byRules };
  const offered = answering(question, candidates);
  const sentences = offered.map(({ document, passage }) => masks.get(document)?.plain(passage.text) ?? '');
  const numbers = await selectByModel({ question: task.question, sentences, signal: task.signal });
  // The rules found an answer, so a model that finds none does not decide.
  if (numbers === undefined || numbers.length === 0) return { selector: 'fallback' as const, chosen: byRules };
  return { selector: 'model' as const, chosen: numbers.flatMap((number) => offered[number] ?? []) };
}

/** Reads the questions of a conversation, each after the one before it, and returns the last. */
async function readAll(store: Store, texts: readonly string[]): Promise<Question> {
  let question: Question | undefined;
  for (const text of texts) {
    const spellings = new Map<string, readonly string[]>();
    for (const { key } of spelledWords(text))
      if (key !== undefined && !spellings.has(key)) spellings.set(key, await searchedFor(store, wordOfKey(key)));
    question = readQuestion(text, spellings, question);
  }
  return question ?? readQuestion('', new Map());
}

const wordsOf = ({ terms }: Question): readonly string[] => terms.map(({ text }) => text);

async function offersOf(question: Question, cited: number, { countHits }: QuestionTask): Promise<RefusalOffer[]> {
  const query = wordsOf(question).join(' ');
  const hits = query === '' ? 0 : await countHits(query);
  return [
    ...(cited > 0 ? [{ kind: 'cited' as const, query: '', count: cited }] : []),
    ...(hits > 0 ? [{ kind: 'search' as const, query, count: hits }] : []),
  ];
}
