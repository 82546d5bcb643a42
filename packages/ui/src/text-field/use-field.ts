import type { FieldValue } from '@headnote/core/validation';
import { useId, type ReactNode } from 'react';
import { useFormField } from '../form/use-form-field.js';
import { cx } from '../internal/cx.js';

/** Props that every field has, whatever its label. */
export interface CommonFieldProps {
  /** Text below the field. An error replaces it. */
  hint?: ReactNode;
  /** Error message, which marks the field invalid. Default: the message of the surrounding form. */
  error?: ReactNode;
  /** Key of the field in the surrounding form, rendered as `data-name`. Inside a form the field gets its value from it. */
  dataName?: string | undefined;
  /** Start of the form's generic messages, rendered as `data-prefix`. Default `Field`. */
  dataPrefix?: string | undefined;
  /** Selector of the ancestor to which the error line is appended. Default: that of the form, or none. */
  errorParent?: string | undefined;
}

/** Props of a field that can be disabled with a reason. */
export interface FieldProps extends CommonFieldProps {
  /** Label of the field. */
  label: ReactNode;
  /** Why the field is disabled, shown below it. The field stays in the tab order, so that screen readers announce the reason. */
  disabledReason?: ReactNode;
  /** Puts the label before the control, on one line and 40 px high, for a toolbar or the head of a list. Default `false`. */
  isInline?: boolean | undefined;
}

/** State of a field, for its frame and its control. */
export interface FieldState {
  /** Id of the control. */
  readonly id: string;
  /** Id of the hint or reason below the control. */
  readonly lineId: string;
  /** Current error message. */
  readonly error: ReactNode;
  /** Selector of the ancestor to which the error line is appended. */
  readonly errorParent: string | undefined;
  /** Value in the surrounding form; undefined outside a form. */
  readonly value: FieldValue | undefined;
  /** Sets a value that differs from the control's own value. */
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

/** Id of the error text, which describes the control wherever it is rendered. */
export const errorIdOf = (lineId: string): string => `${lineId}-error`;

interface OwnAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Connects a field with its label, its line and the surrounding form. */
export function useField(props: Omit<FieldProps, 'label'> & OwnAttributes): FieldState {
  const { hint, dataName, disabledReason } = props;
  const generatedId = useId();
  const fromForm = useFormField(dataName);
  const id = props.id ?? generatedId;
  const lineId = `${id}-line`;
  const error = disabledReason ? undefined : (props.error ?? fromForm.error);
  const errorParent = props.errorParent ?? fromForm.errorParent;
  // An error replaces the hint, unless it is rendered elsewhere.
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

/** Separates the props of `useField` and the frame from the attributes of the control. */
export function splitField<P extends FieldProps>({
  label,
  hint,
  error,
  dataName,
  dataPrefix,
  errorParent,
  disabledReason,
  isInline,
  ...attributes
}: P) {
  return { own: { label, hint, error, dataName, dataPrefix, errorParent, disabledReason, isInline }, attributes };
}
