import type { Form } from '@headnote/core/validation';
import { createContext } from 'react';

/** What a form provides to the fields inside it. */
export interface FormOfFields {
  readonly form: Form;
  /** Selector of the ancestor to which error lines are appended. */
  readonly errorParent?: string | undefined;
}

/** Form around a field; undefined for a field outside a form. */
export const FormContext = createContext<FormOfFields | undefined>(undefined);
