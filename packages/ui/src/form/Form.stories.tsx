import { atMost, createForm, required, selected, ticked, type FormFailure } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { Select } from '../select/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { Form, FormMessage, SubmitButton, type FormProps } from './index.js';

const fields = {
  name: { prefix: 'Name', rules: [required] },
  subject: { prefix: 'Subject', rules: [selected] },
  comment: { rules: [required, atMost(60)] },
  consent: { initial: false, rules: [ticked] },
} as const;

interface SampleProps extends Omit<FormProps<typeof fields>, 'form'> {
  /** Answer of the server: none for success, `never` for no answer. */
  answer?: FormFailure | 'never' | undefined;
  start?: Readonly<Record<string, string>> | undefined;
}

function Sample({ answer, start = {}, ...props }: SampleProps) {
  const [form] = useState(() => {
    const created = createForm({
      fields,
      onSubmit: () => (answer === 'never' ? new Promise<undefined>(() => {}) : Promise.resolve(answer)),
    });
    for (const [name, value] of Object.entries(start)) created.change(name, value);
    return created;
  });
  return (
    <div style={{ maxWidth: 348 }}>
      <Form form={form} aria-label="Write to us" {...props}>
        <FormMessage />
        <TextField label="Name" dataName="name" />
        <Select
          label="Subject"
          dataName="subject"
          placeholder="Choose"
          options={[
            { value: 'q', label: 'A question' },
            { value: 'm', label: 'A mistake in a judgment' },
          ]}
        />
        <TextArea label="Comment" dataName="comment" dataPrefix="Comment" countTo={60} />
        <Checkbox label="Answer me by e-mail" dataName="consent" />
        <div>
          <SubmitButton>Send</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  render: (args: SampleProps) => <Sample {...args} />,
} satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<SampleProps>;

const long = 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.';

export const Plain: Story = {};
export const LongText: Story = { args: { start: { name: long, comment: `${long} v State of Telangana` } } };

export const MarkedAtFirstClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Subject' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name must not be blank!'));
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription(
      'Subject must be selected!',
    );
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
      'Comment must not be blank!',
    );
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please check terms and condition');
    await expect(name).toHaveFocus();
  },
};

async function fillByKeyboard() {
  await userEvent.tab();
  await userEvent.keyboard('Meera Rao{Tab}');
  await userEvent.selectOptions(document.activeElement as HTMLElement, 'q');
  await userEvent.keyboard('{Tab}Paragraph 12 is missing{Tab} ');
}

export const ByKeyboard: Story = {
  args: { answer: { message: 'The service could not be reached. Please try again.' } },
  play: async ({ canvas }) => {
    await fillByKeyboard();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await canvas.findByText('The service could not be reached. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be reached');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Rao');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
};

export const RefusedByTheServer: Story = {
  args: { answer: { errors: { name: 'This name is on our list of robots.' } } },
  play: async ({ canvas }) => {
    await fillByKeyboard();
    await userEvent.keyboard('{Tab}{Enter}');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is on our list of robots.'));
    await expect(name).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { answer: 'never' },
  play: async ({ canvas }) => {
    await fillByKeyboard();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('form', { name: 'Write to us' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** With `markOn="submit"`, a click does not mark fields; an attempt to submit does. */
export const MarkedOnSubmit: Story = {
  args: { markOn: 'submit' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Comment' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid());
  },
};

/**
 * The browser asks before the page closes with unsaved changes (tested in form.test.tsx: the event would stop
 * react-aria here).
 */
export const GuardsUnsavedWork: Story = {
  args: { guardsUnsaved: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'M');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('M');
  },
};
