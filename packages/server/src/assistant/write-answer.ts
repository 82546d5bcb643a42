import type { AnswerGroup, AnswerSentence, AssistantAnswer } from '@headnote/core/contract';
import { textOf } from '@headnote/core/content';
import type { StoredAnswer } from './conversations/conversations.js';
import type { NotHeldCase } from './cases-not-held.js';
import type { OpenSource } from './passages/open-sources.js';
import type { Passage } from './passages/passage.js';
import { findPassage, type PassagePlace } from './passages/passage-key.js';

/** For whom an answer is written. */
export interface AnswerReader {
  /** The documents of the answer, as they are now. */
  readonly sources: ReadonlyMap<string, OpenSource>;
  /** Citations of cases that the library does not have, by document. */
  readonly notHeld: ReadonlyMap<string, readonly NotHeldCase[]>;
  /** The document that was asked about. */
  readonly documentId: string;
  /** False after the subscription: the reader sees only sentences that the preview has (V10). */
  readonly readsTexts: boolean;
}

/** Writes a stored answer with the words of the documents as they are now. */
export function writeStoredAnswer(stored: StoredAnswer, reader: AnswerReader): AssistantAnswer {
  const { id, conversationId, question, askedAt, scope, selector, vote, sentences, refusal } = stored;
  const groups = groupsOf(sentences, reader);
  const shown = groups.reduce((sum, group) => sum + group.sentences.length, 0);
  const { head } = reader.sources.get(reader.documentId) ?? {};
  return {
    id,
    conversationId,
    question,
    askedAt: new Date(askedAt).toISOString(),
    scope,
    selector,
    later: head?.later ?? null,
    groups,
    refusal: refusal && {
      lookedFor: refusal.lookedFor,
      words: refusal.words,
      searched: refusal.searched,
      nearest: refusal.nearest && (groupsOf([refusal.nearest], reader)[0] ?? null),
      offers: refusal.offers,
    },
    hidden: sentences.length - shown,
    vote,
  };
}

/** Groups sentences by opinion in the order of their best ones. */
function groupsOf(places: readonly PassagePlace[], reader: AnswerReader): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup & { readonly sentences: AnswerSentence[] }>();
  for (const place of places) {
    const open = reader.sources.get(place.document);
    const passage = open && findPassage(open.source, place);
    if (open === undefined || passage === undefined) continue;
    if (!reader.readsTexts && !open.isOwn && !isInPreview(open, passage)) continue;
    const key = `${open.id} ${passage.opinion}`;
    const group = groups.get(key) ?? groupOf(open, passage);
    group.sentences.push(sentenceOf(open, passage, reader.notHeld.get(open.id) ?? []));
    groups.set(key, group);
  }
  return [...groups.values()];
}

function groupOf({ id, head, source }: OpenSource, { opinion }: Passage) {
  const { author = '', kind = 'none' } = source.opinions[opinion] ?? {};
  return { documentId: id, ...head, opinion, author, kind, sentences: [] as AnswerSentence[] };
}

function sentenceOf(
  { source, mask, pageOf }: OpenSource,
  passage: Passage,
  cases: readonly NotHeldCase[],
): AnswerSentence {
  const { anchor = '', label = '', start = 0 } = source.paragraphs[passage.paragraph] ?? {};
  return {
    id: `${passage.paragraph + 1}.${passage.ordinal + 1}`,
    paragraph: anchor,
    label: passage.number || label,
    ...pageOf(passage.start),
    text: mask.plain(passage.text),
    start: passage.start - start,
    end: passage.end - start,
    role: passage.role,
    side: passage.side,
    notHeld: [
      ...new Set(
        cases
          .filter(({ start, end }) => passage.start <= start && end <= passage.end)
          .map(({ text }) => mask.plain(text)),
      ),
    ],
  };
}

/** Whether the preview of a document has a sentence as a whole. */
function isInPreview({ preview }: OpenSource, { text }: Passage): boolean {
  return textOf(preview).replace(/\s+/g, ' ').includes(text);
}
