import { createForm, required, type Form as Machine } from '@headnote/core/validation';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeFormBehaviour } from '../../../core/src/validation/form-behaviour.suite.js';
import type { SuiteField } from '../../../core/src/validation/form-page.suite.js';
import { Checkbox } from '../checkbox/index.js';
import { OtpField } from '../otp-field/index.js';
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

describe('Form in a browser', () => {
  let root: Root | undefined;

  afterEach(() => {
    root?.unmount();
    document.body.replaceChildren();
  });

  async function open(form: Machine, children: ReactNode) {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Form form={form}>{children}</Form>);
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    return document.querySelector('input') as HTMLInputElement;
  }

  const create = () =>
    createForm({ fields: { code: { prefix: 'Code', rules: [required] } }, onSubmit: () => Promise.resolve() });

  it('keeps the caret in place when the reader types in the middle', async () => {
    const form = create();
    const input = await open(form, <TextField label="City" dataName="code" />);
    input.focus();
    await userEvent.keyboard('Pue{ArrowLeft}n');
    expect(input.value).toBe('Pune');
    expect(input.selectionStart).toBe(3);
    expect(form.getSnapshot().values.code).toBe('Pune');
  });

  it('selects an option by its first letter', async () => {
    const form = create();
    await open(
      form,
      <Select
        label="State"
        dataName="code"
        placeholder="Choose"
        options={[
          { value: '12', label: 'Karnataka' },
          { value: '13', label: 'Maharashtra' },
        ]}
      />,
    );
    document.querySelector('select')?.focus();
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(form.getSnapshot().values.code).toBe('13'));
  });

  it('undoes typing as the browser does', async () => {
    const form = create();
    const input = await open(form, <TextField label="City" dataName="code" />);
    input.focus();
    await userEvent.keyboard('Pune');
    await userEvent.keyboard('{Control>}z{/Control}');
    await vi.waitFor(() => expect(form.getSnapshot().values.code).toBe(input.value));
    expect(input.value).not.toBe('Pune');
  });

  it('keeps only the digits of a pasted one-time code', async () => {
    const form = create();
    const input = await open(form, <OtpField label="Code" dataName="code" />);
    input.focus();
    document.execCommand('insertText', false, 'Code 407 123.');
    await vi.waitFor(() => expect(form.getSnapshot().values.code).toBe('407123'));
    expect(input.value).toBe('407123');
    expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(form.getSnapshot().values.code).toBe('4071');
  });

  it('does not rerender the other 99 fields on a key press', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `f${index}`);
    const form = createForm({
      fields: Object.fromEntries(names.map((name) => [name, { rules: [required] }])),
      onSubmit: () => Promise.resolve(),
    });
    const input = await open(
      form,
      names.map((name) => <TextField key={name} label={name} dataName={name} />),
    );
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    input.focus();
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await userEvent.keyboard('Pune');
    observer.disconnect();
    const touched = new Set(changes.map(({ target }) => target));
    expect([...touched].filter((target) => target !== input && target !== document.querySelector('form'))).toEqual([]);
  });
});
