import type { FocusEvent, ReactNode } from 'react';
import { box } from '../parts/box.js';
import type { FieldName, InquiryMachine } from './types.js';
import { AlertSign } from './signs.js';

/** Attributes of a field's control. */
export interface ControlProps {
  readonly className: string;
  readonly part: string;
  readonly id: string;
  readonly name: FieldName;
  readonly 'data-name': FieldName;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly ref: (element: (HTMLElement & { select?: () => void }) | null) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

interface FieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly machine: InquiryMachine;
  readonly idBase: string;
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly type?: 'text' | 'tel' | 'email';
  readonly autoComplete?: string;
  readonly help?: string;
  /** Text at the end of the label's line. */
  readonly end?: string;
  /** Two halves share a line of a wide form. */
  readonly isHalf?: boolean;
  /** Draws another control than a text field. */
  readonly children?: (control: ControlProps) => ReactNode;
}

/** A label, its control, and under it what is wrong. The browser keeps the text, so that no redraw moves the cursor. */
export function Field(props: FieldProps) {
  const { name, label, machine, idBase, errors, help, end, children } = props;
  const id = `${idBase}-${name}`;
  const describedBy = [errors[name] && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const control: ControlProps = {
    ...box('control'),
    id,
    name,
    'data-name': name,
    'aria-invalid': Boolean(errors[name]),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ref(element) {
      if (!element || !machine.takeFocus(name)) return;
      element.focus();
      element.select?.();
    },
    onFocus: machine.begin,
  };
  return (
    <div className={`hnw-field${props.isHalf ? ' hnw-half' : ''}`} part="field">
      <div {...box('field-head')}>
        <label {...box('field-label')} htmlFor={id}>
          {label}
        </label>
        {end && <span {...box('field-end')}>{end}</span>}
      </div>
      {children ? children(control) : <TextControl {...props} control={control} />}
      <ErrorLine id={id} text={errors[name]} />
      {help && (
        <p {...box('help')} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

function TextControl({
  name,
  values,
  machine,
  type = 'text',
  autoComplete,
  control,
}: FieldProps & { readonly control: ControlProps }) {
  return (
    <input
      {...control}
      type={type}
      defaultValue={String(values[name] ?? '')}
      autoComplete={autoComplete ?? 'off'}
      autoCapitalize={type === 'email' || name === 'captcha' ? 'none' : 'words'}
      spellCheck={false}
      onInput={(event) => machine.change(name, event.currentTarget.value)}
    />
  );
}

/** The message of an invalid field. */
export function ErrorLine({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p {...box('wrong')} id={`${id}-error`}>
      <AlertSign />
      {text}
    </p>
  );
}
