import type { Validator } from './validator.js';

/** The value of a control: its text, or whether its box is ticked. */
export type FieldValue = string | boolean;

/** How one field of a form is checked. */
export interface FieldOptions {
  /** Beginning of the generic messages; `Field` by default. */
  readonly prefix?: string;
  /** Initial value; `''` by default. A boolean makes the field a check box. */
  readonly initial?: FieldValue;
  /** Validators, run in this order. The first message is shown. */
  readonly rules?: readonly Validator[];
  /** Name of the field whose value this one must repeat. Compared at every change, even before the first click. */
  readonly sameAs?: string;
  /**
   * Verifies the value with a service, after the user leaves the field and before the form is sent. Resolves to the
   * message to show, or to an empty string. Rejects when the service fails; the form then shows that and keeps its values.
   */
  readonly verify?: (value: string, options: { readonly signal: AbortSignal }) => Promise<string>;
  /** Message shown until the value is verified. */
  readonly unverified?: string;
}

/** The fields of a form by name, in the order of the page. The name is the `data-name` of the field's controls. */
export type Fields = Readonly<Record<string, FieldOptions>>;

/** The values of a form by field name: a boolean if the initial value is one, otherwise text. */
export type FormValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly initial: boolean }
    ? boolean
    : FieldOptions extends F[Name]
      ? FieldValue
      : string;
};

/** Why a submitted form was not accepted. */
export interface FormFailure {
  /** Messages by field. If no field can show them and `message` is not set, the first becomes the form's message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Message for the whole form. An empty string shows no message. */
  readonly message?: string;
}

/** Options of `createForm`. */
export interface FormOptions<F extends Fields> {
  /** How each field is checked, in the order of the page. */
  readonly fields: F;
  /**
   * Sends the checked values. Resolves to nothing on success, or to a `FormFailure`. If it rejects, the form shows the
   * message of a `HeadnoteError`; for any other error it shows that the service could not be reached.
   */
  readonly onSubmit: (
    values: FormValues<F>,
    options: { readonly signal: AbortSignal },
  ) => Promise<FormFailure | undefined | void>;
}

/** The state of a form. It is the same object until something changes. */
export interface FormSnapshot<F extends Fields = Fields> {
  /** The current values. */
  readonly values: FormValues<F>;
  /** The message of each invalid field; empty or missing for the others. */
  readonly errors: Readonly<Partial<Record<keyof F, string>>>;
  /** Message for the whole form; empty when there is none. */
  readonly message: string;
  /** True after the first click on the form or the first submission. */
  readonly isSubmitted: boolean;
  /** True while the form is verified and sent. */
  readonly isPending: boolean;
  /** True if a value differs from the initial one, or from the last one that was sent successfully. */
  readonly isDirty: boolean;
}

/** A form without a page: report input to it, subscribe to what the page must show. */
export interface Form<F extends Fields = Fields> {
  /** Returns the current state. */
  readonly getSnapshot: () => FormSnapshot<F>;
  /**
   * Calls the listener after each change. `focus` is the name of the field to focus, if any, and an empty string after a
   * reset. Returns a function that unsubscribes. An error in a listener is reported and does not stop the form.
   */
  readonly subscribe: (listener: (focus?: string) => void) => () => void;
  /** Reports a click anywhere on the form. The first click checks every field and focuses the first invalid one. */
  click(): void;
  /** Reports a change or a keyup. Unknown names are ignored. */
  change(name: string, value: FieldValue): void;
  /** Reports that the user finished editing a field, so that its service verifies it. Ignores fields without `verify`. */
  settle(name: string): Promise<void>;
  /** Sets the prefix of a field's generic messages. */
  prefix(name: string, prefix: string): void;
  /**
   * Checks, verifies and sends the form. Resolves to whether the form was accepted. A second call during a submission
   * sends nothing and resolves to false. Never rejects, and never loses a value.
   */
  submit(): Promise<boolean>;
  /** Restores the initial values, removes errors and aborts pending requests. */
  reset(): void;
  /** Aborts pending requests and removes all listeners, which are not called again. May be called more than once. */
  dispose(): void;
}
