import { createForm, email, required, type Validator } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.js';
import { findIn, judges } from '../internal/judges.fixtures.js';
import { TokenField, type TokenFieldProps } from './index.js';

const few = judges(40);
const [first = '', second = '', third = ''] = few;
const load: TokenFieldProps<string>['load'] = async (text) => findIn(few)(text);

const meta = {
  title: 'Forms/TokenField',
  component: TokenField<string>,
  args: { label: 'Judges', hint: 'Any of them', load, labelOf: (name) => name, debounceMs: 0, onValuesChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TokenField<string>>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const three = { defaultValues: [first, second, third] };

export const Empty: Story = { args: { placeholder: 'Judge’s name' } };
export const Filled: Story = { args: three };
export const Disabled: Story = { args: { ...three, disabled: true } };
export const DisabledWithReason: Story = { args: { ...three, disabledReason: 'Choose a court first' } };
export const Invalid: Story = { args: { ...three, error: 'Judges must be selected!' } };
export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Judges' }), 'as');
    await waitFor(() =>
      expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Judges' }), 'zz');
    await waitFor(() => expect(canvas.getAllByText(/Nothing found/)[0]).toBeInTheDocument());
  },
};
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Judges' }), 'as');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
export const LongNames: Story = {
  args: {
    label: 'Parties',
    defaultValues: [
      'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.',
      'The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Federation',
    ],
  },
};
export const RightToLeft: Story = {
  args: three,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: 'Judges' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: `Remove ${third}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('combobox', { name: 'Judges' })).toHaveFocus();
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Judges' });
    await userEvent.tab();
    await userEvent.keyboard('chan');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('list', { name: 'Chosen' })).toHaveTextContent('Chandrika Prabhakar');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([few[3]]);
    await userEvent.keyboard('chan');
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: few[3] ?? '' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const TypedInFull: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Judges' });
    await userEvent.type(field, (few[3] ?? '').toLowerCase());
    await waitFor(() => expect(canvas.getByRole('option', { name: few[3] ?? '' })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith([few[3]]));
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveFocus();
  },
};

export const RemovedByKeyboard: Story = {
  args: three,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Judges' });
    const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    field.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button(third)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(button(first)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button(third)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(button(second)).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([first, third]);
    await expect(button(third)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([first]);
    await expect(button(first)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
};

export const RemovedByPointer: Story = {
  args: three,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${second}` }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([first, third]);
    await expect(canvas.getByRole('button', { name: `Remove ${third}` })).toHaveFocus();
  },
};

export const PastedList: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Judges' }));
    await userEvent.paste(`${first}, ${second.toUpperCase()}; Nobody of that name`);
    await waitFor(() => expect(args.onValuesChange).toHaveBeenLastCalledWith([first, second]));
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Not in the list: Nobody of that name'),
    );
  },
};

/** The answers arrive after both lists: the second list loses nothing of the first. */
export const TwoListsPastedByKeyboard: Story = {
  args: { load: (text: string) => new Promise((resolve) => setTimeout(() => resolve([text]), 50)) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Judges' });
    await userEvent.click(field);
    await userEvent.paste('Asha, Ashok');
    await userEvent.paste('Kesavan; Lakshmi');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Loading'));
    await waitFor(() => {
      const [last] = (args.onValuesChange as ReturnType<typeof fn>).mock.lastCall ?? [[]];
      return expect([...(last as string[])].toSorted()).toEqual(['Asha', 'Ashok', 'Kesavan', 'Lakshmi']);
    });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Any of them'));
  },
};

export const AnyText: Story = {
  args: { label: 'Acts', fromText: (text: string) => text },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Evidence Act,Limitation Act{Enter}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['Evidence Act', 'Limitation Act']);
    await expect(canvas.getByRole('button', { name: 'Remove Limitation Act' })).toBeVisible();
  },
};

const isAddress: Validator = (value) => (email()(value, 'To') === '' ? '' : `${String(value)} is no e-mail address.`);

function Mail({ onSend, ...field }: TokenFieldProps<string> & { readonly onSend: (emails: string) => void }) {
  const [form] = useState(() =>
    createForm({
      fields: { emails: { prefix: 'To', rules: [required, isAddress] } },
      onSubmit: ({ emails }) => {
        onSend(emails);
        return Promise.resolve(undefined);
      },
    }),
  );
  return (
    <Form form={form} markOn="submit">
      <TokenField {...field} dataName="emails" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const onSend = fn();

/** What is typed counts without Enter, also after a failed attempt. */
export const SentWhileTyped: Story = {
  args: { label: 'To', fromText: (text: string) => text },
  render: (args) => <Mail {...args} onSend={onSend} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'To' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription('To must not be blank!'));
    await userEvent.type(field, 'x.example');
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription('x.example is no e-mail address.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'x@y.example');
    await userEvent.click(send);
    await waitFor(() => expect(onSend).toHaveBeenLastCalledWith('x@y.example'));
  },
};
