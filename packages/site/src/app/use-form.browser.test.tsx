import type { Form } from '@headnote/core/validation';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeFormBehaviour, type SuiteField } from '../../../core/src/validation/form-behaviour.suite.js';
import { useForm } from './use-form.js';

interface FieldProps {
  readonly form: Form;
  readonly field: SuiteField;
  readonly value: string | boolean;
  readonly error: string | undefined;
}

function Control({ form, field: { name, kind }, value, error }: FieldProps) {
  const common = {
    id: name,
    'data-name': name,
    ...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {}),
  };
  const text = typeof value === 'string' ? value : '';
  if (kind === 'select') {
    return (
      <select {...common} value={text} onChange={(event) => form.change(name, event.target.value)}>
        <option value="">Choose</option>
        <option value="12">12</option>
      </select>
    );
  }
  return kind === 'checkbox' ? (
    <input
      {...common}
      type="checkbox"
      checked={value === true}
      onChange={(event) => form.change(name, event.target.checked)}
    />
  ) : (
    <input {...common} type={kind} value={text} onChange={(event) => form.change(name, event.target.value)} />
  );
}

function Skin({ form, fields }: { form: Form; fields: readonly SuiteField[] }) {
  const { element, snapshot } = useForm(form);
  return (
    // The keys that send the form end in its submit event.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      noValidate
      onClick={() => form.click()}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {fields.map((field) => {
        const error = snapshot.errors[field.name];
        return (
          <div key={field.name}>
            <label htmlFor={field.name}>{field.label}</label>
            <Control form={form} field={field} value={snapshot.values[field.name] ?? ''} error={error} />
            {error && <p id={`${field.name}-error`}>{error}</p>}
          </div>
        );
      })}
      <button type="submit">Send</button>
    </form>
  );
}

describeFormBehaviour(
  'useForm of the site',
  async (form, fields) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Skin form={form} fields={fields} />);
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    return () => root.unmount();
  },
  userEvent,
);
