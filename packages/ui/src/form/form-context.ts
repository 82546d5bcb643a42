import type { Form } from '@headnote/core/validation';
import { createContext } from 'react';

/** What the fields inside a form know of it. */
export interface FormOfFields {
  readonly form: Form;
  /** Selector of the ancestor that takes a field's error line at its end. */
  readonly errorParent?: string | undefined;
}

/** The form around a field; undefined for a field that stands by itself. */
export const FormContext = createContext<FormOfFields | undefined>(undefined);
