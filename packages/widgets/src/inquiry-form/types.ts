import type { InquiryForm, InquiryFormOptions } from '@headnote/core/contact';
import type { EmbedCaptcha } from '@headnote/core/embed';
import type { ReactNode } from 'react';

/** Name of a field of the form. */
export type FieldName =
  'subject' | 'firstName' | 'city' | 'contactNo' | 'email' | 'description' | 'captcha' | 'consent';

/** A field with its message. */
export interface WrongField {
  readonly name: FieldName;
  readonly message: string;
}

/** The picture of the captcha. */
export interface CaptchaState {
  /** `waiting` until the reader comes to the form; then the code and the first picture are fetched. */
  readonly phase: 'waiting' | 'loading' | 'ready' | 'failed';
  /** The challenge that is shown; the last one stays while the next is loaded. */
  readonly challenge?: EmbedCaptcha | undefined;
  /** The code of the picture, once it is loaded. */
  readonly part?: CaptchaPart | undefined;
  readonly sound: 'silent' | 'loading' | 'failed';
}

/** What a form in another site's page needs once the reader begins: the captcha and the calls. A chunk of its own. */
export interface CaptchaPart {
  readonly send: InquiryFormOptions['send'];
  readonly read: (signal: AbortSignal) => Promise<EmbedCaptcha>;
  /** Plays the spoken form. Resolves when it begins. */
  readonly play: (id: string, signal: AbortSignal) => Promise<void>;
  readonly View: (props: CaptchaViewProps) => ReactNode;
}

/** Properties of the picture with its buttons. */
export interface CaptchaViewProps {
  readonly captcha: CaptchaState;
  readonly onReload: () => void;
  readonly onHear: () => void;
}

/**
 * How the form reaches the library. On the library's own page it sends at once. In another site's page it connects when
 * the reader begins, and has a captcha and a consent.
 */
export type InquirySource =
  | { readonly send: InquiryFormOptions['send']; readonly connect?: undefined }
  | { readonly connect: () => Promise<CaptchaPart> };

/** Snapshot of the machine; a new object after every change. */
export interface InquiryState {
  readonly form: ReturnType<InquiryForm['getSnapshot']>;
  /** The server's words after the inquiry was stored. */
  readonly sent?: string | undefined;
  /** Counts how often the form began again, so that its fields are drawn anew. */
  readonly round: number;
  /** What was wrong at the last attempt to send, in the order of the fields. */
  readonly wrong: readonly WrongField[];
  readonly captcha?: CaptchaState | undefined;
  /** Why the last call failed; kept until the next failure. */
  readonly error?: unknown;
}

/** Where the focus goes: a field, the list of errors, or the answer of the server. */
export type FocusTarget = FieldName | 'summary' | 'sent';

/** Behaviour of the form, without any drawing. */
export interface InquiryMachine {
  readonly getSnapshot: () => InquiryState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does nothing: the form is complete from the start. */
  readonly start: () => void;
  /** Aborts what is running. What was typed is kept. */
  readonly stop: () => void;
  /** The reader has come to the form: loads the captcha. */
  readonly begin: () => void;
  readonly change: (name: string, value: string | boolean) => void;
  /** The first click checks every field. */
  readonly click: () => void;
  readonly submit: () => void;
  /** Loads another picture. */
  readonly reload: () => void;
  /** Plays the spoken form of the picture. */
  readonly hear: () => void;
  /** Empties the form for another inquiry. */
  readonly again: () => void;
  /** Chooses a subject if the reader has not chosen one. */
  readonly preselect: (subject: string) => void;
  /** Returns true once if the focus belongs to this target. Called while it is drawn. */
  readonly takeFocus: (target: FocusTarget) => boolean;
}
