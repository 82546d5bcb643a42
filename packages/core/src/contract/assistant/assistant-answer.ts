import { later } from '../citations/later-treatment.js';
import type { Fields, Kind, ValueOf } from '../wire/kind.js';
import { read } from '../wire/read.js';
import { count, flag, moment, sureCount, sureText, text } from '../wire/readers.js';

/** What a question is put to: the document alone, or the judgments of the library that it cites. */
export const assistantScopes = ['document', 'cited'] as const;

/** What a question is put to. */
export type AssistantScope = (typeof assistantScopes)[number];

/**
 * What a question asks for. `words`: the question names no part of a judgment, so its words are searched. The others: the order
 * or relief, the holding, the issue, the facts, the arguments of a side, the judges, the date, the parties, a provision of law, a
 * cited case, costs, the sentence for a crime, the course of the proceedings, how the opinions differ.
 */
export const questionKinds = [
  'words',
  'order',
  'holding',
  'issue',
  'facts',
  'arguments',
  'bench',
  'date',
  'parties',
  'provision',
  'cited-case',
  'costs',
  'punishment',
  'procedure',
  'opinions',
] as const;

/** What a question asks for. */
export type QuestionKind = (typeof questionKinds)[number];

/** What a sentence is in its judgment; `unknown` if nothing says it. `quoted`: the words of another text. */
export const sentenceRoles = ['unknown', 'facts', 'argument', 'issue', 'reasons', 'order', 'quoted', 'title'] as const;

/** What a sentence is in its judgment. */
export type SentenceRole = (typeof sentenceRoles)[number];

/** Whose opinion a sentence belongs to; `none` if it belongs to none, as in the cause title or in an act. */
export const opinionKinds = ['none', 'sole', 'majority', 'concurring', 'dissenting', 'unknown'] as const;

/** Whose opinion a sentence belongs to. */
export type OpinionKind = (typeof opinionKinds)[number];

/** How the sentences were chosen. `fallback`: by rules, because the model gave no usable answer. */
export const selectors = ['rules', 'model', 'fallback'] as const;

/** How the sentences were chosen. */
export type AnswerSelector = (typeof selectors)[number];

/** What a member thinks of an answer. */
export const votes = ['none', 'useful', 'not-useful'] as const;

/** What a member thinks of an answer. */
export type AnswerVote = (typeof votes)[number];

const sentence = {
  /** Identifies it in its document, such as `12.3`. */
  id: sureText,
  /** Anchor of its paragraph or section in the document's text, such as `para-93` or `p12`. */
  paragraph: text,
  /** Number of the paragraph or section to show: as printed, otherwise counted from 1. In a PDF only as printed, otherwise empty. */
  label: text,
  /** In a PDF: number of its page to show, as printed on it, otherwise counted from 1. Empty for a document of the library. */
  page: text,
  /** In a PDF: its page counted from 1, for a program that opens the file there; otherwise 0. */
  pageOfFile: ['page_of_file', count],
  /** The words of the document, on one line. Never anything else. */
  text,
  /** Where it begins in the plain text of its paragraph, in UTF-16 units. */
  start: count,
  /** Where it ends there. */
  end: count,
  /** What it is in its judgment. */
  role: sentenceRoles,
  /** For an argument: the side as the text names it, such as `appellant`; otherwise empty. */
  side: text,
  /** Citations in it whose judgment the library does not have, as printed. */
  notHeld: ['not_held', [text]],
} as const;

/** A sentence of a document, word for word. */
export interface AnswerSentence extends ValueOf<typeof sentence> {}

const group = {
  /** Id of the document. */
  documentId: ['file_name', sureText],
  /** Its cause title, the title of the act, or the name of the PDF. */
  title: text,
  /** The citation to show; empty for an act and a PDF. */
  citation: text,
  /** Our own citation, for addresses; empty for a PDF. */
  houseCitation: ['lscitation', text],
  /** Number of the opinion, from 1; 0 if there is none. */
  opinion: count,
  /** Who wrote the opinion, as printed; empty if unknown. */
  author: text,
  /** Whose opinion it is. */
  kind: opinionKinds,
  /** The strongest later treatment against the judgment; null if the library knows none. */
  later,
  /** For an act: `Repealed …`, `Amended …`; otherwise empty. */
  statusText: ['status_text', text],
  /** In the order in which they answer, the best first. */
  sentences: [sentence as Fields<AnswerSentence>],
} as const;

/** Sentences of one opinion of one document. */
export interface AnswerGroup extends ValueOf<typeof group> {}

const groupFields: Fields<AnswerGroup> = group;

/** What else a reader can do after a refusal. `cited`: put the question to the cited judgments; `search`: search the library. */
export const refusalOffers = ['cited', 'search'] as const;

const offer = {
  /** What it is. */
  kind: refusalOffers,
  /** For `search`: the query; otherwise empty. */
  query: text,
  /** How many judgments it leads to. */
  count,
} as const;

/** A way on after a refusal. */
export interface RefusalOffer extends ValueOf<typeof offer> {}

const refusal = {
  /** What was asked for. */
  lookedFor: ['looked_for', questionKinds],
  /** The words of the question that were looked for, as typed. */
  words: [text],
  /** Paragraphs or sections that were read. */
  searched: count,
  /** The nearest sentence, which is not an answer; null if no sentence has a word of the question. */
  nearest: [groupFields, null],
  /** What else a reader can do; only with a count above 0. */
  offers: [offer as Fields<RefusalOffer>],
} as const;

/** Why a question has no answer. */
export interface AnswerRefusal extends ValueOf<typeof refusal> {}

export const assistantAnswer = {
  /** Identifies the answer, for a vote. */
  id: sureText,
  /** Identifies the conversation in the next question. */
  conversationId: ['conversationid', sureText],
  /** The question as typed. */
  question: text,
  /** ISO date and time of the question. */
  askedAt: ['asked_at', moment],
  /** What the question was put to. */
  scope: assistantScopes,
  /** How the sentences were chosen. */
  selector: selectors,
  /** The strongest later treatment against the document; null if the library knows none. */
  later,
  /** The answer: at most 6 sentences by opinion, the best first. Empty for a refusal. */
  groups: [groupFields],
  /** Why there is no answer; null if there is one. */
  refusal: [refusal as Fields<AnswerRefusal>, null],
  /** Sentences that the reader may not read now: beyond a preview, or changed or removed since. */
  hidden: sureCount,
  /** The member's vote. */
  vote: votes,
} as const;

/** An answer: sentences of the document, or a refusal. */
export interface AssistantAnswer extends ValueOf<typeof assistantAnswer> {}

const part: Kind<AnswerGroup> = groupFields;

/** Reads the data of a `sentence` event: one sentence in its group. Throws for any other form. */
export const readAnswerPart = (data: unknown): AnswerGroup => read(part, data);

export const assistantDocument = {
  /** True if questions about it are possible. */
  exists: flag,
} as const;

/** Whether the assistant knows a document. */
export interface AssistantDocument extends ValueOf<typeof assistantDocument> {}
