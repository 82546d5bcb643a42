import type { FieldValue } from '@headnote/core/validation';
import { useId, type ReactNode } from 'react';
import { useFormField } from '../form/use-form-field.js';
import { cx } from '../internal/cx.js';

/** What every field has, whatever stands in it. */
export interface FieldProps {
  label: ReactNode;
  /** Stands under the field as long as there is no error. */
  hint?: ReactNode;
  /** What is wrong with the value. Marks the field invalid and is read with it. Inside a form: the form's message. */
  error?: ReactNode;
  /** Becomes `data-name`, the key by which a form finds the field. Inside a form the field takes its value from there. */
  dataName?: string | undefined;
  /** Becomes `data-prefix`, which begins the form's generic messages. Default: `Field`. */
  dataPrefix?: string | undefined;
  /** Selector of the ancestor that takes the error line at its end. Default: the form's, or none. */
  errorParent?: string | undefined;
  /** Why the field cannot be used, shown under it. It stays in the tab order, so that the reason is heard. */
  disabledReason?: ReactNode;
}

/** A field put together: what its frame draws and what its control carries. */
export interface FieldState {
  readonly id: string;
  readonly lineId: string;
  readonly error: ReactNode;
  readonly errorParent: string | undefined;
  /** The form's value, undefined for a field that stands by itself. */
  readonly value: FieldValue | undefined;
  /** Tells the form of a value that the control does not hold as it stands. */
  readonly change: (value: FieldValue) => void;
  /** Attributes of the control. */
  readonly control: {
    readonly id: string;
    readonly 'data-name': string | undefined;
    readonly 'data-prefix': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-disabled': true | undefined;
  };
}

/** The id of the error's words, which describe the control wherever they stand. */
export const errorIdOf = (lineId: string): string => `${lineId}-error`;

interface OwnAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Joins a field with its label, its line and the form around it. */
export function useField(props: Omit<FieldProps, 'label'> & OwnAttributes): FieldState {
  const { hint, dataName, disabledReason } = props;
  const generatedId = useId();
  const fromForm = useFormField(dataName);
  const id = props.id ?? generatedId;
  const lineId = `${id}-line`;
  const error = disabledReason ? undefined : (props.error ?? fromForm.error);
  const errorParent = props.errorParent ?? fromForm.errorParent;
  // An error takes the place of the hint, unless it stands elsewhere.
  const isHinted = Boolean(hint ?? disabledReason) && (!error || errorParent !== undefined);
  return {
    id,
    lineId,
    error,
    errorParent,
    value: fromForm.value,
    change: fromForm.change,
    control: {
      id,
      'data-name': dataName,
      'data-prefix': props.dataPrefix,
      'aria-invalid': error ? true : undefined,
      'aria-describedby':
        cx(props['aria-describedby'], isHinted && lineId, error ? errorIdOf(lineId) : undefined) || undefined,
      'aria-disabled': disabledReason ? true : undefined,
    },
  };
}

/** Takes the part of the props that `useField` and the frame read away from the attributes of the control. */
export function splitField<P extends FieldProps>({
  label,
  hint,
  error,
  dataName,
  dataPrefix,
  errorParent,
  disabledReason,
  ...attributes
}: P) {
  return { own: { label, hint, error, dataName, dataPrefix, errorParent, disabledReason }, attributes };
}
