import type { EmbedLatest, EmbedLatestInput } from '../../embed/embed-latest.js';
import { embedCaptcha, embedCaptchaSound, type EmbedCaptcha, type EmbedCaptchaSound } from './embed-captcha.js';
import { embedCaseAnswer, type EmbedCaseAnswer, type EmbedCaseInput } from './embed-case.js';
import {
  embedComparisons,
  embedSuggestions,
  embedVerdict,
  embedVerdicts,
  type EmbedComparisons,
  type EmbedSuggestions,
  type EmbedVerdict,
  type EmbedVerdicts,
} from './embed-answers.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { group, get, post } from '../wire/make-call.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { day, flag, href, sureCount, text, texts } from '../wire/readers.js';
import type { CitationCheckInput, CompareInput } from '../citations/calls.js';
import { captchaNames, inquiryNames, type Inquiry } from '../contact/calls.js';

/** A partner's publishable key. */
export interface ForPartner {
  /** The key that the partner received. */
  readonly key?: string;
}

/** An inquiry from a partner's page. */
export interface EmbedInquiry extends Inquiry, ForPartner {
  /** The visitor's solution of the captcha. */
  readonly captchaCode: string;
  /** Id of the captcha challenge. */
  readonly captchaId: string;
  /** True if the reader has ticked the consent box. */
  readonly consent: boolean;
}

const forPartner = { key: 'key' } as const;
const FOLDER = '/api/embed/v1/';
const read = { auth: 'key', safe: true, ours: true, envelope: false } as const;

const latest: Fields<EmbedLatest> = {
  court: ['sc', 'hc'],
  total: sureCount,
  sample: flag,
  items: [
    {
      date: day,
      appellant: text,
      respondent: text,
      reference: text,
      court: text,
      subject: text,
      decision: text,
      citation: text,
      href,
    },
  ],
  more: href,
};

const defaults = {
  /** Values of options by name, as in `data-*` of the script tag; empty without a key. */
  options: texts,
} as const;

/** What a portal's owner chose for the widgets of all its pages. */
export interface EmbedDefaults extends ValueOf<typeof defaults> {}

/** Reads of widgets on other sites (small JSON with complete links, no envelope) and the form that they send. */
export const embed = group('embed', () => ({
  /** Reads the options that count where the page sets none. */
  defaults: get<EmbedDefaults, ForPartner>(`${FOLDER}defaults`, {
    ...read,
    whole: defaults,
    query: forPartner,
  }),
  /** Lists the latest cases. */
  latest: get<EmbedLatest, EmbedLatestInput & ForPartner>(`${FOLDER}latest`, {
    ...read,
    whole: latest,
    query: { court: 'court', limit: 'limit', ...forPartner },
  }),
  /** Reads the preview of one case by any of its citations or by its id. */
  case: get<EmbedCaseAnswer, ForPartner & EmbedCaseInput>(`${FOLDER}case`, {
    ...read,
    whole: embedCaseAnswer,
    query: { citation: 'citation', id: 'id', ...forPartner },
  }),
  /** Answers one line: a citation, an unfinished one, a provision, or names of parties. */
  citation: get<EmbedVerdict, ForPartner & { readonly citation: string }>(`${FOLDER}citation`, {
    ...read,
    whole: embedVerdict,
    query: { citation: 'citation', ...forPartner },
  }),
  /** Suggests judgments for the names of parties typed so far: those cited most come first, then the newest. */
  suggest: get<EmbedSuggestions, ForPartner & { readonly text: string; readonly limit?: number }>(`${FOLDER}suggest`, {
    ...read,
    whole: embedSuggestions,
    query: { text: 'text', limit: 'limit', ...forPartner },
  }),
  /** Checks several citations, each with the names of the parties beside it. */
  check: post<EmbedVerdicts, ForPartner & CitationCheckInput>(`${FOLDER}check`, {
    ...read,
    whole: embedVerdicts,
    query: forPartner,
    body: { citations: 'citations', names: 'names' },
  }),
  /** Compares quotations, pages and paragraphs with the previews of judgments. */
  compare: post<EmbedComparisons, ForPartner & CompareInput>(`${FOLDER}compare`, {
    ...read,
    whole: embedComparisons,
    query: forPartner,
    body: { claims: 'claims' },
  }),
  /** Creates a challenge for the inquiry form. */
  captcha: get<EmbedCaptcha, ForPartner>(`${FOLDER}captcha`, { ...read, whole: embedCaptcha, query: forPartner }),
  /** Speaks the digits that may be typed instead of the characters of a challenge's picture. */
  captchaSound: get<EmbedCaptchaSound, ForPartner & { readonly id: string }>(`${FOLDER}captcha-sound`, {
    ...read,
    whole: embedCaptchaSound,
    query: { id: 'id', ...forPartner },
  }),
  /** Sends an inquiry from a partner's page. Answers with the envelope, like every form. */
  inquiry: post<Outcome, EmbedInquiry>(`${FOLDER}inquiry`, {
    auth: 'key',
    ours: true,
    whole: outcome,
    query: forPartner,
    body: { ...inquiryNames, ...captchaNames, consent: 'consent' },
  }),
}));
