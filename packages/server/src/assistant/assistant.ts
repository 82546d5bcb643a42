import type {
  AnswerVote,
  AssistantAnswer,
  AssistantFile,
  AssistantScope,
  AssistantState,
  Conversation,
  ConversationEntry,
  FilePagePiece,
  SuggestedQuestion,
} from '@headnote/core/contract';
import { NotAllowedError, NotFoundError } from '@headnote/core/errors';
import type { Cells } from '../runtime/budgets/cells.js';
import { openTurns } from '../runtime/open-turns.js';
import { createWorkQueue, type QueueLimits } from '../runtime/work-queue.js';
import type { Store } from '../store/database.js';
import { answerQuestion, type CountHits } from './answer-question.js';
import { casesNotHeld } from './cases-not-held.js';
import { citedDocuments } from './cited-documents.js';
import { createConversations, type StoredAnswer } from './conversations/conversations.js';
import { type AnswerFigures, createAnswerFigures } from './answer-figures.js';
import { createFiles, isFileId, NO_FILE } from './files/files.js';
import { createOpenFile } from './files/open-files.js';
import { readPage } from './files/read-page.js';
import type { UploadReader } from './files/upload-reader.js';
import { createUploads, type UploadTask } from './files/uploads.js';
import { createOpenSources, type OpenOptions, type OpenSource, type OpenSources } from './passages/open-sources.js';
import { createQuestionBudget } from './question-budget.js';
import { readTitles } from './read-titles.js';
import { createModelSelector, type PatientModel } from './selection/select-by-model.js';
import { suggestQuestions } from './suggest-questions.js';
import { writeStoredAnswer } from './write-answer.js';

/** A member, as the assistant knows one. */
export interface Asker {
  readonly userId: number;
  /** False after the subscription has ended: old conversations stay, cut to the previews. */
  readonly hasSubscription: boolean;
}

/** A question about a document. */
export interface AskTask {
  readonly documentId: string;
  readonly question: string;
  readonly conversationId: string | undefined;
  readonly scope: AssistantScope;
  /** Counts the judgments of a search, for a refusal. */
  readonly countHits: CountHits;
  readonly signal: AbortSignal;
}

/** Questions about documents, and what was asked. */
export interface Assistant {
  /**
   * Answers a question and keeps it. Rejects with NotAllowedError without a running subscription, NotFoundError for an unknown
   * document or conversation, BusyError when too many are asked, RefusedError when nothing more can be kept.
   */
  ask(asker: Asker, task: AskTask): Promise<AssistantAnswer>;
  /** Receives a PDF and keeps its words for the member. Rejects as `Uploads.upload` does, and without a running subscription. */
  upload(asker: Asker, task: UploadTask): Promise<AssistantFile>;
  /** The PDFs of a member, the newest first. */
  files(asker: Asker): Promise<readonly AssistantFile[]>;
  /** The words of a page of a PDF, counted from 1. Rejects with NotFoundError for another member's PDF, and for no page. */
  filePage(asker: Asker, id: string, page: number): Promise<readonly FilePagePiece[]>;
  /** Deletes a PDF and the conversations about it. */
  removeFile(asker: Asker, id: string): Promise<void>;
  /** Whether questions about a document are possible. */
  exists(asker: Asker, documentId: string): Promise<boolean>;
  suggestions(asker: Asker, documentId: string): Promise<readonly SuggestedQuestion[]>;
  state(asker: Asker, documentId: string): Promise<AssistantState>;
  conversations(asker: Asker, documentId: string | undefined): Promise<readonly ConversationEntry[]>;
  conversation(asker: Asker, id: string, signal: AbortSignal): Promise<Conversation>;
  remove(asker: Asker, id: string): Promise<void>;
  removeAll(asker: Asker): Promise<void>;
  vote(asker: Asker, answerId: string, vote: AnswerVote): Promise<void>;
  /** Deletes the PDFs whose time has passed. */
  purge(): Promise<void>;
  /** Ends the processes that read PDFs. */
  close(): Promise<void>;
  /** What was answered since the start, for the operator. */
  readonly figures: Pick<AnswerFigures, 'write'>;
}

interface AssistantOptions {
  readonly store: Store;
  /** Reads the PDFs that members upload. Closed with the assistant. */
  readonly uploadReader: UploadReader;
  /** The model that chooses sentences; undefined: the rules do. */
  readonly model?: PatientModel | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** What the budgets of members are made of. */
  readonly cells: Cells;
  /** Tells the operator that the model does not answer, once until it answers again. */
  readonly warn: (details: object, message: string) => void;
}

/**
 * What reads texts at the same time, on the thread that answers all requests: questions, suggestions and old conversations. By
 * turn of who asks, so that nobody takes the places of all.
 */
const QUEUE: QueueLimits = {
  atOnce: 8,
  atOnceForOne: 2,
  // At the ten seconds of a model that does not answer, more would wait for over a minute.
  waiting: 64,
  waitingForOne: 4,
  tooMany: 'Many questions are being answered at the moment. Please ask again in a few seconds.',
  retryAfter: 5,
};

const SECOND_MS = 1000;
const NO_DOCUMENT = 'The library has no document with this id.';

/** Creates the assistant of one server. */
export function createAssistant({ store, uploadReader, model, cells, now, steady, warn }: AssistantOptions): Assistant {
  const openDocuments = createOpenSources(store);
  const files = createFiles(store.db, now);
  const openFile = createOpenFile(files);
  const kept = createConversations(store.db);
  const selectByModel = model && createModelSelector({ ...model, warn });
  const figures = createAnswerFigures();
  const sentTo = model === undefined ? '' : new URL(model.url).host;
  const budget = createQuestionBudget(cells);
  const uploads = createUploads({ files, budget, reader: uploadReader });
  const queue = createWorkQueue(QUEUE);
  const inTurn = <Result>({ userId }: Asker, work: () => Promise<Result>) => queue(String(userId), work);

  /** Opens documents of the library, and PDFs of this member. */
  function openFor({ userId }: Asker): OpenSources {
    return async (ids, options) => {
      const documents = ids.filter((id) => !isFileId(id));
      const opened = new Map(documents.length === 0 ? [] : await openDocuments(documents, options));
      for (const id of ids.filter(isFileId)) {
        options.signal?.throwIfAborted();
        const file = await openFile(userId, id);
        if (file !== undefined) opened.set(id, file);
      }
      return opened;
    };
  }

  async function openOne(asker: Asker, documentId: string, options: OpenOptions): Promise<OpenSource> {
    const found = (await openFor(asker)([documentId], options)).get(documentId);
    if (found === undefined) throw new NotFoundError(isFileId(documentId) ? NO_FILE : NO_DOCUMENT);
    return found;
  }

  async function write(answers: readonly StoredAnswer[], documentId: string, asker: Asker, signal: AbortSignal) {
    const places = answers.flatMap(({ sentences, refusal }) => [
      ...sentences,
      ...(refusal?.nearest ? [refusal.nearest] : []),
    ]);
    const ids = [...new Set([documentId, ...places.map(({ document }) => document)])];
    const readsTexts = asker.hasSubscription;
    const sources = await openFor(asker)(ids, { readsTexts, signal });
    const notHeld = await casesNotHeld(store, ids);
    return answers.map((answer) => writeStoredAnswer(answer, { sources, notHeld, documentId, readsTexts }));
  }

  async function answer(asker: Asker, task: AskTask): Promise<AssistantAnswer> {
    const { documentId, question, conversationId, scope, countHits, signal } = task;
    const before = conversationId === undefined ? undefined : await kept.read(asker.userId, conversationId);
    if (before !== undefined && before.documentId !== documentId)
      throw new NotFoundError('This conversation is about another document.');
    await openOne(asker, documentId, { readsTexts: true, signal });
    await budget.spend(asker.userId);
    const earlier = before?.answers.map((one) => one.question) ?? [];
    const result = await answerQuestion(
      { store, open: openFor(asker), selectByModel },
      { documentId, question, earlier, scope, countHits, signal },
    );
    signal.throwIfAborted();
    const stored = await kept.add(asker.userId, {
      ...result,
      documentId,
      conversationId,
      question,
      scope,
      askedAt: now(),
    });
    const [written] = await write([stored], documentId, asker, signal);
    if (written === undefined) throw new NotFoundError(NO_DOCUMENT);
    return written;
  }

  return {
    async ask(asker, task) {
      needSubscription(asker);
      // Whose budget is spent waits in no queue, and no text is read for him.
      await budget.check(asker.userId);
      await kept.checkRoom(asker.userId, task.conversationId);
      const asked = steady();
      const answered = await inTurn(asker, () => answer(asker, task));
      figures.observe(answered, (steady() - asked) / SECOND_MS);
      return answered;
    },
    async upload(asker, task) {
      needSubscription(asker);
      await budget.check(asker.userId);
      return uploads.upload(asker.userId, task);
    },
    files: ({ userId }) => files.list(userId),
    async filePage({ userId }, id, page) {
      const file = await files.read(userId, id);
      if (file === undefined) throw new NotFoundError(NO_FILE);
      const words = readPage(file.text, page);
      if (words === undefined) throw new NotFoundError('The PDF has no such page.');
      return words;
    },
    removeFile: ({ userId }, id) => files.remove(userId, id),
    async exists({ userId }, documentId) {
      const known = isFileId(documentId)
        ? await files.names(userId, [documentId])
        : await readTitles(store, [documentId]);
      return known.has(documentId);
    },
    async suggestions(asker, documentId) {
      needSubscription(asker);
      await budget.spendSuggestions(asker.userId);
      return inTurn(asker, async () => {
        const { source, mask } = await openOne(asker, documentId, { readsTexts: true });
        return (await suggestQuestions(source, openTurns())).map((one) => ({
          ...one,
          question: mask.plain(one.question),
        }));
      });
    },
    async state({ userId, hasSubscription }, documentId) {
      const { thisHour, today } = await budget.left(userId);
      const cited = await citedDocuments(store, documentId);
      return { sentTo, canAsk: hasSubscription, cited: cited.length, leftThisHour: thisHour, leftToday: today };
    },
    async conversations({ userId }, documentId) {
      const listed = await kept.list(userId, documentId);
      const ids = [...new Set(listed.map((one) => one.documentId))];
      const titles = await readTitles(store, ids);
      const names = await files.names(userId, ids.filter(isFileId));
      return listed.map(({ askedAt, ...entry }) => ({
        ...entry,
        title: titles.get(entry.documentId) ?? names.get(entry.documentId) ?? '',
        askedAt: new Date(askedAt).toISOString(),
      }));
    },
    async conversation(asker, id, signal) {
      const { documentId, scope, answers } = await kept.read(asker.userId, id);
      const written = await inTurn(asker, () => write(answers, documentId, asker, signal));
      return { id, documentId, scope, answers: written };
    },
    remove: ({ userId }, id) => kept.remove(userId, id),
    removeAll: ({ userId }) => kept.removeAll(userId),
    vote: ({ userId }, answerId, vote) => kept.vote(userId, answerId, vote),
    purge: () => files.purge(),
    close: () => uploads.close(),
    figures,
  };
}

function needSubscription({ hasSubscription }: Asker): void {
  if (!hasSubscription)
    throw new NotAllowedError(
      'Your subscription has ended. Renew it to ask about judgments; your earlier answers stay.',
    );
}
