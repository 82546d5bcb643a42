import { createInquiryForm } from '@headnote/core/contact';
import type { EmbedError } from '@headnote/core/embed';
import { createCaptchaLoader } from './captcha-loader.js';
import { inquiryMessages } from './messages.js';
import { subjectOf } from './subject-of.js';
import type { FieldName, FocusTarget, InquiryMachine, InquirySource, InquiryState, WrongField } from './types.js';

/** Options of the machine. */
export interface InquiryMachineOptions {
  readonly source: InquirySource;
  /** Where the focus goes if several fields are wrong: the list of errors (default), or the first of the fields. */
  readonly focusOn?: 'summary' | 'field';
  /** Asked before a complete inquiry is sent. False stops it. */
  readonly allow?: () => boolean;
}

/**
 * Creates the machine of the inquiry form. The captcha, if there is one, is fetched when the reader begins. No failure,
 * and no `stop`, changes what was typed; only `again` empties the form.
 */
export function createInquiryMachine({ source, focusOn = 'summary', allow }: InquiryMachineOptions): InquiryMachine {
  const listeners = new Set<() => void>();
  let state: InquiryState;
  let focus: FocusTarget | undefined;
  let isSubmitting = false;

  const set = (change: Partial<InquiryState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const captcha = source.connect && createCaptchaLoader(source.connect, set);
  const form = createInquiryForm({
    async send(inquiry, options) {
      if (allow?.() === false) throw Object.assign(new Error(inquiryMessages.stopped), { code: 'refused' });
      try {
        return await ('send' in source ? source : await source.connect()).send(inquiry, options);
      } catch (error) {
        if ((error as Partial<EmbedError>).field !== 'captcha' && !options.signal.aborted) set({ error });
        throw error;
      }
    },
    ...(captcha && { captcha }),
    onSent({ message }) {
      focus = 'sent';
      set({ sent: message });
    },
  });
  state = { form: form.getSnapshot(), round: 0, wrong: [], captcha: captcha?.first };

  const wrongFields = (): readonly WrongField[] =>
    Object.entries(form.getSnapshot().errors).flatMap(([name, message]) =>
      message ? [{ name: name as FieldName, message }] : [],
    );

  form.subscribe((name) => {
    const wrong = isSubmitting ? wrongFields() : state.wrong;
    if (name) focus = isSubmitting && focusOn === 'summary' && wrong.length > 1 ? 'summary' : (name as FieldName);
    set({ form: form.getSnapshot(), wrong });
  });

  const begin = (): void => {
    if (captcha && state.captcha?.phase === 'waiting') void captcha.load();
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => undefined,
    // An inquiry on its way arrives; its answer waits for the form to come back.
    stop: () => captcha?.stop(),
    begin,
    // A number is often typed in groups; the rule knows digits only.
    change: (name, value) => form.change(name, name === 'contactNo' ? String(value).replace(/[\s-]/g, '') : value),
    click: () => form.click(),
    submit() {
      if (form.getSnapshot().isPending) return;
      begin();
      isSubmitting = true;
      void form.submit().then(() => {
        isSubmitting = false;
        if (!form.getSnapshot().message) return;
        focus = 'summary';
        set({});
      });
    },
    reload: () => void captcha?.load(),
    hear: () => void captcha?.hear(),
    again() {
      form.reset();
      focus = 'subject';
      set({ sent: undefined, wrong: [], round: state.round + 1 });
      void captcha?.load();
    },
    preselect(subject) {
      if (!form.getSnapshot().values.subject) form.change('subject', subjectOf(subject));
    },
    takeFocus(target) {
      if (focus !== target) return false;
      focus = undefined;
      return true;
    },
  };
}
