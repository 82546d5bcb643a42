import type { ContactForm } from '@headnote/core/contact';
import { saveTextDraft, readTextDraft } from '../../shell/member/text-drafts.js';

/** Name under which the tab keeps an unfinished message. */
const NAME = 'contact';
/** The fields, each with its name in the stored draft: the drafts of earlier versions have these names too. */
const fields = [
  ['ContactName', 'name'],
  ['ContactEmail', 'email'],
  ['Comment', 'comment'],
] as const;

/** Keeps what was typed, so that a reload or a look at another page loses nothing. */
export function saveDraft(values: ReturnType<ContactForm['getSnapshot']>['values']): void {
  saveTextDraft(NAME, JSON.stringify(Object.fromEntries(fields.map(([field, stored]) => [stored, values[field]]))));
}

/** Forgets the unfinished message. */
export function forgetDraft(): void {
  saveTextDraft(NAME, '');
}

/** Fills the empty fields of the form with the draft. */
export function restoreDraft(form: ContactForm): void {
  const draft = readDraft();
  for (const [field, stored] of fields) {
    const text = draft[stored];
    if (typeof text === 'string' && text !== '' && form.getSnapshot().values[field] === '') form.change(field, text);
  }
}

function readDraft(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readTextDraft(NAME) || '{}') as Readonly<Record<string, unknown>>;
  } catch {
    // Another version of the page wrote it.
    return {};
  }
}
