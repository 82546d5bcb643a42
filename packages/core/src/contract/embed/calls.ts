import type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from '../../embed/embed-latest.js';
import {
  embedCase,
  embedSuggestions,
  embedVerdict,
  embedVerdicts,
  type EmbedCase,
  type EmbedSuggestions,
  type EmbedVerdict,
  type EmbedVerdicts,
} from './embed-answers.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { group, get, post } from '../wire/make-call.js';
import { day, flag, items, record, sureCount, sureText, text, word } from '../wire/readers.js';
import { captchaNames, inquiryNames, type Inquiry } from '../contact/calls.js';

/** A partner's publishable key. */
export interface ForPartner {
  /** As it was given to the partner. */
  readonly key?: string;
}

/** An inquiry from a partner's page. */
export interface EmbedInquiry extends Inquiry, ForPartner {
  /** What the visitor typed for the picture. */
  readonly captchaCode: string;
  /** Id of the challenge. */
  readonly captchaId: string;
  /** True once the reader ticked the box beside the purpose. */
  readonly consent: boolean;
}

const forPartner = { key: 'key' } as const;
const FOLDER = '/api/embed/v1/';
const read = { auth: 'key', safe: true, ours: true, envelope: false } as const;

const latest = record<EmbedLatest>({
  court: word(['sc', 'hc']),
  total: sureCount,
  sample: flag,
  items: items(
    record<EmbedLatestItem>({
      date: day,
      appellant: text,
      respondent: text,
      reference: text,
      court: text,
      subject: text,
      decision: text,
      citation: text,
      href: sureText,
    }),
  ),
  more: sureText,
});

/** What widgets on other people's pages read: small JSON with ready links, no envelope; and the one form they send. */
export const embed = group('embed', () => ({
  /** Latest cases. */
  latest: get<EmbedLatest, EmbedLatestInput & ForPartner>(`${FOLDER}latest`, {
    ...read,
    answer: latest,
    query: { court: 'court', limit: 'limit', ...forPartner },
  }),
  /** The preview of one case, by its house citation or its id. */
  case: get<EmbedCase, ForPartner & { readonly id: string }>(`${FOLDER}case`, {
    ...read,
    answer: embedCase,
    query: { id: 'id', ...forPartner },
  }),
  /** What is known of one citation. */
  citation: get<EmbedVerdict, ForPartner & { readonly citation: string }>(`${FOLDER}citation`, {
    ...read,
    answer: embedVerdict,
    query: { citation: 'citation', ...forPartner },
  }),
  /** What may be meant by what was typed. */
  suggest: get<EmbedSuggestions, ForPartner & { readonly text: string; readonly limit?: number }>(`${FOLDER}suggest`, {
    ...read,
    answer: embedSuggestions,
    query: { text: 'text', limit: 'limit', ...forPartner },
  }),
  /** What is known of each of some citations. */
  check: post<EmbedVerdicts, ForPartner & { readonly citations: readonly string[] }>(`${FOLDER}check`, {
    ...read,
    answer: embedVerdicts,
    query: forPartner,
    body: { citations: 'citations' },
  }),
  /** Sends an inquiry from a partner's page; answered with the envelope, as every form is. */
  inquiry: post<Outcome, EmbedInquiry>(`${FOLDER}inquiry`, {
    auth: 'key',
    ours: true,
    answer: outcome,
    query: forPartner,
    body: { ...inquiryNames, ...captchaNames, consent: 'consent' },
  }),
}));
