import { isHeadnoteError } from '../errors/headnote-error.js';
import type { FieldOptions, FieldValue, Fields, Form, FormFailure, FormOptions } from './form-types.js';
import type { FormSnapshot, FormValues } from './form-types.js';
import * as messages from './message-texts.js';
import { notifyListener } from './notify-listener.js';
import { textOf } from './validator.js';

type Values = Readonly<Record<string, FieldValue>>;
type ErrorOf = (name: string) => string | undefined;

/** Returns the message for a thrown value. Messages of our own errors are written for users; others are not shown. */
const messageOf = (error: unknown): string => (isHeadnoteError(error) && error.message) || messages.unreachable;

/** Key of the submission in `pending`. No field has an empty name. */
const SUBMISSION = '';

/**
 * Creates a form that follows the rules of the specification: the first click on the form checks every field and
 * focuses the first invalid one; after that, each change checks its field again. The form does not touch the page:
 * `bindForm` or a framework component shows it.
 */
export function createForm<const F extends Fields>({ fields, onSubmit }: FormOptions<F>): Form<F> {
  const names = Object.keys(fields);
  const optionsOf = (name: string): FieldOptions => fields[name] ?? {};
  const collect = <T>(fieldNames: readonly string[], valueOf: (name: string) => T): Record<string, T> =>
    Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)]));
  const initial: Values = collect(names, (name) => optionsOf(name).initial ?? '');
  // Define every key at the start: a field may be called `constructor`.
  const blank = collect(names, () => undefined);
  const idle = { message: '', isSubmitted: false, isPending: false };
  const prefixes = collect(names, (name) => optionsOf(name).prefix);
  const pending: Record<string, AbortController | undefined> = { ...blank };
  const listeners = new Set<(focus?: string) => void>();
  let verified: Record<string, FieldValue | undefined> = {};
  let errors: Readonly<Record<string, string | undefined>> = blank;
  let start = initial;
  let values = initial;
  let snapshot: FormSnapshot;

  function update(change: Partial<FormSnapshot>, focus?: string): void {
    snapshot = { ...snapshot, ...change, values, errors, isDirty: names.some((name) => values[name] !== start[name]) };
    listeners.forEach((listener) => void notifyListener(listener, focus));
  }

  /** Updates the errors of some fields and keeps the others. Returns the first invalid field. */
  function check(fieldNames: readonly string[], errorOf: ErrorOf): string | undefined {
    errors = { ...errors, ...collect(fieldNames, errorOf) };
    return names.find((name) => errors[name]);
  }

  const ruleError: ErrorOf = (name) => {
    const { rules = [], sameAs } = optionsOf(name);
    const error = rules.map((rule) => rule(values[name], prefixes[name])).find(Boolean);
    return error ?? (sameAs && values[name] !== values[sameAs] ? messages.passwordMismatch : '');
  };

  const ruleOrServiceError: ErrorOf = (name) =>
    ruleError(name) || (verified[name] !== values[name] && optionsOf(name).unverified) || '';

  const abortAll = (): void => Object.values(pending).forEach((controller) => controller?.abort());

  /** Verifies some fields with their services, then sends the form if `deliver` is set. Resolves to whether all succeeded. */
  async function attempt(key: string, fieldNames: readonly string[], deliver?: typeof onSubmit): Promise<boolean> {
    pending[key]?.abort();
    const { signal } = (pending[key] = new AbortController());
    const sent = values;
    let failure: FormFailure | undefined | void;
    try {
      for (const name of fieldNames) {
        const { verify } = optionsOf(name);
        const message = verify && (await verify(textOf(sent[name]), { signal }));
        if (signal.aborted) return false;
        if (message) failure = { errors: { ...failure?.errors, [name]: message } };
        else verified[name] = sent[name];
      }
      failure ??= await deliver?.({ ...sent } as FormValues<F>, { signal });
    } catch (error) {
      failure = { message: messageOf(error) };
    }
    if (signal.aborted) return false;
    if (deliver && !failure) start = sent;
    const refused: Record<string, string | undefined> = { ...blank, ...failure?.errors };
    // Drop errors about values that changed since they were sent.
    const invalid = check(
      fieldNames,
      (name) => (sent[name] === values[name] && refused[name]) || ruleOrServiceError(name),
    );
    // If no field shows an error, show one for the whole form. An empty `failure.message` prevents that.
    const fallback = invalid ? '' : (Object.values(refused).find(Boolean) ?? messages.unreachable);
    // Do not move the focus while the user is typing.
    update(
      { message: failure ? (failure.message ?? fallback) : '', isPending: false },
      deliver && values === sent ? invalid : undefined,
    );
    return !failure;
  }

  update(idle);
  return {
    getSnapshot: () => snapshot as FormSnapshot<F>,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    click() {
      if (!snapshot.isSubmitted) update({ isSubmitted: true }, check(names, ruleOrServiceError));
    },
    change(name, value) {
      // The keyup of the Enter key that sent the form must not clear the server's errors.
      if (!names.includes(name) || values[name] === value) return;
      pending[name]?.abort();
      values = { ...values, [name]: value };
      // Before the first click, check only non-empty fields that are already marked or must repeat another field.
      check(
        names.filter((other) => other === name || optionsOf(other).sameAs === name),
        (other) =>
          snapshot.isSubmitted || (values[other] && (errors[other] || optionsOf(other).sameAs))
            ? ruleOrServiceError(other)
            : '',
      );
      update({});
    },
    async settle(name) {
      if (optionsOf(name).verify && !snapshot.isPending && !ruleError(name)) await attempt(name, [name]);
    },
    prefix(name, prefix) {
      prefixes[name] = prefix;
    },
    async submit() {
      if (snapshot.isPending) return false;
      const invalid = check(names, ruleError);
      update({ message: '', isSubmitted: true, isPending: !invalid }, invalid);
      abortAll();
      return !invalid && attempt(SUBMISSION, names, onSubmit);
    },
    reset() {
      abortAll();
      verified = {};
      errors = blank;
      start = values = initial;
      update(idle, '');
    },
    dispose() {
      abortAll();
      listeners.clear();
      update({ isPending: false });
    },
  };
}
