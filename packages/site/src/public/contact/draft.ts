import type { ContactForm } from '@headnote/core/contact';
import { keepText, keptText } from '../../shell/member/kept-text.js';

/** Name under which the tab keeps an unfinished message. */
const NAME = 'contact';
const fields = ['name', 'email', 'comment'] as const;

/** Keeps what was typed, so that a reload or a look at another page loses nothing. */
export function keepDraft(values: ReturnType<ContactForm['getSnapshot']>['values']): void {
  keepText(NAME, JSON.stringify(Object.fromEntries(fields.map((name) => [name, values[name]]))));
}

/** Forgets the unfinished message. */
export function forgetDraft(): void {
  keepText(NAME, '');
}

/** Fills the empty fields of the form with the kept message. */
export function restoreDraft(form: ContactForm): void {
  const draft = readDraft();
  for (const name of fields) {
    const kept = draft[name];
    if (typeof kept === 'string' && kept !== '' && form.getSnapshot().values[name] === '') form.change(name, kept);
  }
}

function readDraft(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(keptText(NAME) || '{}') as Readonly<Record<string, unknown>>;
  } catch {
    // Another version of the page wrote it.
    return {};
  }
}
