import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeFormBehaviour, type SuiteField } from '../../../core/src/validation/form-behaviour.suite.js';
import { Checkbox } from '../checkbox/index.js';
import { PasswordField } from '../password-field/index.js';
import { Select } from '../select/index.js';
import '../styles.css';
import { TextField } from '../text-field/index.js';
import { Form, SubmitButton } from './index.js';

function Field({ field: { name, label, kind, prefix } }: { field: SuiteField }) {
  const common = { label, dataName: name, dataPrefix: prefix };
  if (kind === 'select') return <Select {...common} placeholder="Choose" options={[{ value: '12', label: '12' }]} />;
  if (kind === 'checkbox') return <Checkbox {...common} />;
  return kind === 'password' ? <PasswordField {...common} /> : <TextField {...common} />;
}

describeFormBehaviour(
  'the parts of Form',
  async (form, fields, options) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <Form form={form} errorParent={options?.errorParent}>
        {fields.map((field) => (
          <div key={field.name} className="row">
            <Field field={field} />
          </div>
        ))}
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    return () => root.unmount();
  },
  userEvent,
);
