import type { Validator } from './validator.js';

/** What a control holds: text, or whether a box is ticked. */
export type FieldValue = string | boolean;

/** How one field of a form is checked. */
export interface FieldOptions {
  /** Begins the generic messages; `Field` by default. */
  readonly prefix?: string;
  /** Value at the start; `''` by default. A boolean makes the field a box to tick. */
  readonly initial?: FieldValue;
  /** Asked in this order; the first message is shown. */
  readonly rules?: readonly Validator[];
  /** Name of the field whose value this one must repeat. It is compared at every change, before the first click too. */
  readonly sameAs?: string;
  /**
   * Asks a service, when the value is settled and before the form is sent; gives the message to show, or an empty
   * string. Rejects when the service fails: the form then says so and keeps what it holds.
   */
  readonly verify?: (value: string, options: { readonly signal: AbortSignal }) => Promise<string>;
  /** Message as long as the value is not verified. */
  readonly unverified?: string;
}

/** The fields of a form by their names, which are the `data-name` of their controls, in the order of the page. */
export type Fields = Readonly<Record<string, FieldOptions>>;

/** The values of a form by field: a boolean where the field starts with one, text otherwise. */
export type FormValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly initial: boolean }
    ? boolean
    : FieldOptions extends F[Name]
      ? FieldValue
      : string;
};

/** Why a form that was sent was not taken. */
export interface FormFailure {
  /** Messages by field. One that no field can show is said of the form as a whole, if nothing else is. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is said of the form as a whole; an empty text says nothing on purpose. */
  readonly message?: string;
}

/** What a form is made of. */
export interface FormOptions<F extends Fields> {
  /** How each field is checked, in the order of the page. */
  readonly fields: F;
  /**
   * Sends the values, which are those that were checked. Gives nothing on success, or what was refused; a rejection is
   * a failure too: the words of our own errors are shown, of any other that the service could not be reached.
   */
  readonly onSubmit: (
    values: FormValues<F>,
    options: { readonly signal: AbortSignal },
  ) => Promise<FormFailure | undefined | void>;
}

/** The state of a form. The same object as long as nothing changed. */
export interface FormSnapshot<F extends Fields = Fields> {
  /** What the fields hold now. */
  readonly values: FormValues<F>;
  /** The message of each field that is marked invalid; empty or missing for the others. */
  readonly errors: Readonly<Partial<Record<keyof F, string>>>;
  /** What is said of the form as a whole; empty for nothing. */
  readonly message: string;
  /** True from the first click on the form, or the first try to send it, on. */
  readonly isSubmitted: boolean;
  /** True while the form is being verified and sent. */
  readonly isPending: boolean;
  /** True when a value is not the one at the start, or the one that was sent last. */
  readonly isDirty: boolean;
}

/** A form without a page: what is typed goes in, what is to be shown comes out. */
export interface Form<F extends Fields = Fields> {
  /** The state now. */
  readonly getSnapshot: () => FormSnapshot<F>;
  /**
   * Calls the listener after each change, with the name of the field that is to get the focus, if one is, and with an
   * empty one after a reset; gives the function that ends it. One that throws is reported, and the form goes on.
   */
  readonly subscribe: (listener: (focus?: string) => void) => () => void;
  /** Tells of a click anywhere on the form: the first one checks every field and gives the first invalid one the focus. */
  click(): void;
  /** Tells of a change or a keyup. A name that the form does not have is ignored. */
  change(name: string, value: FieldValue): void;
  /** Tells that a value is settled, so that its service may be asked; nothing for a field without `verify`. */
  settle(name: string): Promise<void>;
  /** Sets the prefix of a field's generic messages. */
  prefix(name: string, prefix: string): void;
  /**
   * Checks, verifies and sends. Resolves to whether the form was taken; a second call while one is on its way sends
   * nothing and gives false. Never rejects, and never loses a value.
   */
  submit(): Promise<boolean>;
  /** Clears the form: the values of the start, no marks, nothing on its way. */
  reset(): void;
  /** Gives up what is on its way and lets go of the listeners; nothing is told afterwards. May be called twice. */
  dispose(): void;
}
