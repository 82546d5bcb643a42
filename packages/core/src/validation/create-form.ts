import { isHeadnoteError } from '../errors/headnote-error.js';
import type { FieldOptions, FieldValue, Fields, Form, FormFailure, FormOptions } from './form-types.js';
import type { FormSnapshot, FormValues } from './form-types.js';
import { messages } from './messages.js';
import { tellListener } from './tell-listener.js';
import { textOf } from './validator.js';

type Values = Readonly<Record<string, FieldValue>>;
type Ask = (name: string) => string | undefined;

/** The words for what was thrown: our own errors speak to readers, any other only says that nothing was reached. */
const wordsOf = (error: unknown): string => (isHeadnoteError(error) && error.message) || messages.unreachable;

/** Key of the submission among what is pending; no field has an empty name. */
const SENDING = '';

/**
 * Creates a form by the rules of the specification: after the first click on it every field is checked and the first
 * invalid one gets the focus; from then on each change checks its field again. It knows no page: `bindForm`, or a
 * component of some framework, shows it.
 */
export function createForm<const F extends Fields>({ fields, onSubmit }: FormOptions<F>): Form<F> {
  const names = Object.keys(fields);
  const of = (name: string): FieldOptions => fields[name] ?? {};
  const gather = <T>(asked: readonly string[], answer: (name: string) => T): Record<string, T> =>
    Object.fromEntries(asked.map((name) => [name, answer(name)]));
  const initial: Values = gather(names, (name) => of(name).initial ?? '');
  // Every name is there from the start: a field may be called `constructor`.
  const blank = gather(names, () => undefined);
  const resting = { message: '', isSubmitted: false, isPending: false };
  const prefixes = gather(names, (name) => of(name).prefix);
  const pending: Record<string, AbortController | undefined> = { ...blank };
  const listeners = new Set<(focus?: string) => void>();
  let verified: Record<string, FieldValue | undefined> = {};
  let errors: Readonly<Record<string, string | undefined>> = blank;
  let start = initial;
  let values = initial;
  let snapshot: FormSnapshot;

  function tell(change: Partial<FormSnapshot>, focus?: string): void {
    snapshot = { ...snapshot, ...change, values, errors, isDirty: names.some((name) => values[name] !== start[name]) };
    listeners.forEach((listener) => void tellListener(listener, focus));
  }

  /** Asks for the messages of some fields, those of the others stand; gives the first field that is invalid now. */
  function ask(asked: readonly string[], answer: Ask): string | undefined {
    errors = { ...errors, ...gather(asked, answer) };
    return names.find((name) => errors[name]);
  }

  const byRules: Ask = (name) => {
    const { rules = [], sameAs } = of(name);
    const wrong = rules.map((rule) => rule(values[name], prefixes[name])).find(Boolean);
    return wrong ?? (sameAs && values[name] !== values[sameAs] ? messages.passwordMismatch : '');
  };

  const byRulesAndService: Ask = (name) =>
    byRules(name) || (verified[name] !== values[name] && of(name).unverified) || '';

  const stop = (): void => Object.values(pending).forEach((controller) => controller?.abort());

  /** Has the services verify some fields, then sends the form, if it is to be sent. Gives whether all of it went well. */
  async function attempt(key: string, asked: readonly string[], deliver?: typeof onSubmit): Promise<boolean> {
    pending[key]?.abort();
    const { signal } = (pending[key] = new AbortController());
    const sent = values;
    let failure: FormFailure | undefined | void;
    try {
      for (const name of asked) {
        const { verify } = of(name);
        const message = verify && (await verify(textOf(sent[name]), { signal }));
        if (signal.aborted) return false;
        if (message) failure = { errors: { ...failure?.errors, [name]: message } };
        else verified[name] = sent[name];
      }
      failure ??= await deliver?.({ ...sent } as FormValues<F>, { signal });
    } catch (error) {
      failure = { message: wordsOf(error) };
    }
    if (signal.aborted) return false;
    if (deliver && !failure) start = sent;
    const refused: Record<string, string | undefined> = { ...blank, ...failure?.errors };
    // A message about a value that has been changed since it was sent is not shown any more.
    const wrong = ask(asked, (name) => (sent[name] === values[name] && refused[name]) || byRulesAndService(name));
    // A refusal that marks no field is said of the whole, unless it is silent on purpose.
    const unsaid = wrong ? '' : (Object.values(refused).find(Boolean) ?? messages.unreachable);
    // Who types on meanwhile keeps the focus.
    tell(
      { message: failure ? (failure.message ?? unsaid) : '', isPending: false },
      deliver && values === sent ? wrong : undefined,
    );
    return !failure;
  }

  tell(resting);
  return {
    getSnapshot: () => snapshot as FormSnapshot<F>,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    click() {
      if (!snapshot.isSubmitted) tell({ isSubmitted: true }, ask(names, byRulesAndService));
    },
    change(name, value) {
      // The keyup of the key that sent the form changes nothing, and must not wipe away what the server answered.
      if (!names.includes(name) || values[name] === value) return;
      pending[name]?.abort();
      values = { ...values, [name]: value };
      // Before the first click only what is marked already, or is to repeat another, is checked, and nothing empty.
      ask(
        names.filter((other) => other === name || of(other).sameAs === name),
        (other) =>
          snapshot.isSubmitted || (values[other] && (errors[other] || of(other).sameAs))
            ? byRulesAndService(other)
            : '',
      );
      tell({});
    },
    async settle(name) {
      if (of(name).verify && !snapshot.isPending && !byRules(name)) await attempt(name, [name]);
    },
    prefix(name, prefix) {
      prefixes[name] = prefix;
    },
    async submit() {
      if (snapshot.isPending) return false;
      const wrong = ask(names, byRules);
      tell({ message: '', isSubmitted: true, isPending: !wrong }, wrong);
      stop();
      return !wrong && attempt(SENDING, names, onSubmit);
    },
    reset() {
      stop();
      verified = {};
      errors = blank;
      start = values = initial;
      tell(resting, '');
    },
    dispose() {
      stop();
      listeners.clear();
      tell({ isPending: false });
    },
  };
}
