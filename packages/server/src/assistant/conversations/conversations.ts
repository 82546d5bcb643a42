import { randomUUID } from 'node:crypto';
import { assistantLimits, type AnswerSelector, type AnswerVote, type AssistantScope } from '@headnote/core/contract';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../store/database.js';
import { type LargeInteger, readInteger } from '../../store/large-integer.js';
import { runTransaction } from '../../store/run-transaction.js';
import type { AssistantAnswerRow } from '../../store/tables/assistant-tables.js';
import { FILE_MARK, holdFile, isFileId } from '../files/files.js';
import type { PassagePlace } from '../passages/passage-key.js';
import type { StoredRefusal } from './stored-refusal.js';

/** A question and its answer, as they are kept. */
export interface StoredAnswer {
  readonly id: string;
  readonly conversationId: string;
  readonly question: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly scope: AssistantScope;
  readonly selector: AnswerSelector;
  /** The best first; empty for a refusal. */
  readonly sentences: readonly PassagePlace[];
  readonly refusal: StoredRefusal | null;
  readonly vote: AnswerVote;
}

/** A conversation, as it is kept. */
export interface StoredConversation {
  readonly id: string;
  readonly documentId: string;
  readonly scope: AssistantScope;
  readonly answers: readonly StoredAnswer[];
}

/** A conversation in the list. */
export interface ListedConversation extends Omit<StoredConversation, 'answers'> {
  readonly question: string;
  readonly questions: number;
  readonly askedAt: number;
}

/** A new answer, in a conversation or as the first of a new one. */
export type NewAnswer = Omit<StoredAnswer, 'id' | 'conversationId' | 'vote'> & {
  readonly conversationId: string | undefined;
  readonly documentId: string;
};

// The same words for what nobody has and for what is another member's (I2).
const NO_CONVERSATION = 'You have no conversation with this id.';
const NO_ANSWER = 'You have no answer with this id.';

/** What members asked and were answered. */
export interface Conversations {
  /** Rejects with NotFoundError for another member's, or one about another document. */
  read(userId: number, id: string): Promise<StoredConversation>;
  /** The newest first; of one document if it is named. */
  list(userId: number, documentId: string | undefined): Promise<readonly ListedConversation[]>;
  /** Rejects with RefusedError if the member has as many conversations, or the conversation as many questions, as are kept. */
  add(userId: number, answer: NewAnswer): Promise<StoredAnswer>;
  /** Rejects as `add` would, before anything is read for the answer. Undefined: a new conversation. */
  checkRoom(userId: number, id: string | undefined): Promise<void>;
  remove(userId: number, id: string): Promise<void>;
  removeAll(userId: number): Promise<void>;
  vote(userId: number, answerId: string, vote: AnswerVote): Promise<void>;
  /** The answers of all members that have a vote, the newest first, for the operator; none about a member's own PDF. */
  voted(limit: number): Promise<readonly (StoredAnswer & { readonly documentId: string })[]>;
}

/** Creates the conversations of one database. */
export function createConversations(db: Kysely<Database>): Conversations {
  return {
    async read(userId, id) {
      const found = await findOwn(db, userId, id);
      const rows = await db
        .selectFrom('assistant_answers')
        .selectAll()
        .where('conversation_id', '=', id)
        .orderBy('position')
        .execute();
      return { id, documentId: found.document_id, scope: found.scope, answers: rows.map(readAnswer) };
    },
    async list(userId, documentId) {
      let own = db.selectFrom('assistant_conversations').selectAll().where('user_id', '=', userId);
      if (documentId !== undefined) own = own.where('document_id', '=', documentId);
      const rows = await own
        .orderBy('asked_at', 'desc')
        .orderBy('id')
        .limit(assistantLimits.maxConversations)
        .execute();
      const ids = rows.map(({ id }) => id);
      const counts =
        ids.length === 0
          ? []
          : await db
              .selectFrom('assistant_answers')
              .select((eb) => ['conversation_id', eb.fn.countAll<number | string>().as('count')])
              .where('conversation_id', 'in', ids)
              .groupBy('conversation_id')
              .execute();
      const firsts =
        ids.length === 0
          ? []
          : await db
              .selectFrom('assistant_answers')
              .select(['conversation_id', 'question'])
              .where('conversation_id', 'in', ids)
              .where('position', '=', 0)
              .execute();
      return rows.map((row) => ({
        id: row.id,
        documentId: row.document_id,
        scope: row.scope,
        question: firsts.find(({ conversation_id: id }) => id === row.id)?.question ?? '',
        questions: Number(counts.find(({ conversation_id: id }) => id === row.id)?.count ?? 0),
        askedAt: timeOf(row.asked_at),
      }));
    },
    checkRoom: async (userId, id) => void (await checkRoom(db, userId, id)),
    add: (userId, answer) => runTransaction(db, (transaction) => add(transaction, userId, answer)),
    async remove(userId, id) {
      await findOwn(db, userId, id);
      await db.deleteFrom('assistant_conversations').where('user_id', '=', userId).where('id', '=', id).execute();
    },
    async removeAll(userId) {
      await db.deleteFrom('assistant_conversations').where('user_id', '=', userId).execute();
    },
    async vote(userId, answerId, vote) {
      const { numUpdatedRows } = await db
        .updateTable('assistant_answers')
        .set({ vote })
        .where('user_id', '=', userId)
        .where('id', '=', answerId)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new NotFoundError(NO_ANSWER);
    },
    async voted(limit) {
      const rows = await db
        .selectFrom('assistant_answers')
        .innerJoin('assistant_conversations', 'assistant_conversations.id', 'conversation_id')
        .selectAll('assistant_answers')
        .select('document_id')
        .where('vote', '<>', 'none')
        .where('document_id', 'not like', `${FILE_MARK}%`)
        .orderBy('assistant_answers.asked_at', 'desc')
        .orderBy('assistant_answers.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...readAnswer(row), documentId: row.document_id }));
    },
  };
}

async function findOwn(db: Kysely<Database>, userId: number, id: string) {
  const found = await db
    .selectFrom('assistant_conversations')
    .select(['document_id', 'scope'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new NotFoundError(NO_CONVERSATION);
  return found;
}

async function add(db: Kysely<Database>, userId: number, answer: NewAnswer): Promise<StoredAnswer> {
  const { documentId, askedAt, scope } = answer;
  if (isFileId(documentId)) await holdFile(db, userId, documentId);
  const position = await checkRoom(db, userId, answer.conversationId);
  const conversationId = answer.conversationId ?? randomUUID();
  if (answer.conversationId === undefined)
    await db
      .insertInto('assistant_conversations')
      .values({ id: conversationId, user_id: userId, document_id: documentId, scope, asked_at: askedAt })
      .execute();
  else
    await db
      .updateTable('assistant_conversations')
      .set({ asked_at: askedAt })
      .where('id', '=', conversationId)
      .execute();
  const row = {
    id: randomUUID(),
    user_id: userId,
    conversation_id: conversationId,
    position,
    question: answer.question,
    asked_at: askedAt,
    scope,
    selector: answer.selector,
    sentences: JSON.stringify(answer.sentences),
    refusal: answer.refusal === null ? '' : JSON.stringify(answer.refusal),
    vote: 'none' as const,
  } satisfies Insertable<AssistantAnswerRow>;
  await db.insertInto('assistant_answers').values(row).execute();
  const { question, selector, sentences, refusal } = answer;
  return { id: row.id, conversationId, question, askedAt, scope, selector, sentences, refusal, vote: row.vote };
}

/** Returns the position that the next answer has. Throws RefusedError if nothing more is kept. */
async function checkRoom(db: Kysely<Database>, userId: number, id: string | undefined): Promise<number> {
  if (id === undefined) {
    const { count } = await db
      .selectFrom('assistant_conversations')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) < assistantLimits.maxConversations) return 0;
    throw new RefusedError(
      `You have ${assistantLimits.maxConversations} conversations, the most that the library keeps. Delete one first.`,
    );
  }
  await findOwn(db, userId, id);
  const { count } = await db
    .selectFrom('assistant_answers')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) < assistantLimits.maxQuestions) return Number(count);
  throw new RefusedError(
    `A conversation has at most ${assistantLimits.maxQuestions} questions. Start a new one for this question.`,
  );
}

function readAnswer(row: Selectable<AssistantAnswerRow>): StoredAnswer {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    question: row.question,
    askedAt: timeOf(row.asked_at),
    scope: row.scope,
    selector: row.selector,
    sentences: JSON.parse(row.sentences) as PassagePlace[],
    refusal: row.refusal === '' ? null : (JSON.parse(row.refusal) as StoredRefusal),
    vote: row.vote,
  };
}

const timeOf = (value: LargeInteger): number => readInteger(value);
