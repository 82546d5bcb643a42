import { saveTextDraft, readTextDraft } from '../../shell/member/text-drafts.js';
import type { Registered, RegistrationForm, RegistrationValues } from './registration-form.js';

/** Name under which the tab keeps the unfinished registration. */
const NAME = 'registration';

/** Never stored: a password must not be stored in readable form. */
const secrets: readonly string[] = ['password', 'repassword'] satisfies (keyof RegistrationValues)[];

/** An unfinished registration, as this tab keeps it. */
interface Draft {
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly registered?: Registered;
}

/** Keeps what was typed, without the passwords, so that a reload of the tab loses nothing. */
export function saveDraft(values: RegistrationValues, registered: Registered | undefined): void {
  const stored = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
  const waiting = registered && { handle: registered.handle, message: registered.message };
  saveTextDraft(NAME, JSON.stringify({ values: stored, registered: waiting } satisfies Record<keyof Draft, unknown>));
}

/** Forgets the unfinished registration. */
export function forgetDraft(): void {
  saveTextDraft(NAME, '');
}

/** Fills the form with the draft. Fields with typed text keep it. Returns the registration that waits for its code. */
export function restoreDraft(form: RegistrationForm): Registered | undefined {
  const { values, registered } = readDraft();
  const untouched = form.getSnapshot().values;
  for (const [name, value] of Object.entries(values)) {
    const current = (untouched as Readonly<Record<string, unknown>>)[name];
    const isTyped = typeof current === 'string' && current !== '' && name !== 'countryMasterID';
    if (typeof value === typeof current && !isTyped) form.change(name, value);
  }
  return registered;
}

/** The flow number of the registration in this tab that waits for its code; undefined if there is none. */
export function waitingActivation(): string | undefined {
  return readDraft().registered?.handle;
}

function readDraft(): Draft {
  try {
    const draft = JSON.parse(readTextDraft(NAME) || '{}') as Partial<Draft>;
    const { handle, message } = draft.registered ?? {};
    const isWaiting = typeof handle === 'string' && typeof message === 'string';
    return { values: draft.values ?? {}, ...(isWaiting ? { registered: { handle, message } } : {}) };
  } catch {
    // Another version of the page wrote it.
    return { values: {} };
  }
}
