import { createForm, required } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.js';
import { Select } from '../select/index.js';
import { Rule } from '../docs/DocsPage.js';
import { RadioGroup } from './index.js';

const orders = [
  { value: 'relevance', label: 'Best match first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

const benches = [
  { value: 'single', label: 'Single judge' },
  { value: 'division', label: 'Division bench' },
  { value: 'full', label: 'Full bench' },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Show few options directly"
          good={{
            shown: <RadioGroup label="Bench" options={benches} defaultValue="division" name="good-bench" />,
            why: 'Up to five options are visible at once and need one click.',
          }}
          bad={{
            shown: <Select label="Bench" options={benches} defaultValue="division" />,
            why: 'A select hides three options behind two clicks. Use it for long lists, such as courts or years.',
          }}
        />
      ),
    },
  },
  args: { label: 'Order', options: orders, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Chosen: Story = { args: { defaultValue: 'newest', hint: 'You can change it above the list too' } };
export const Inline: Story = { args: { inline: true, defaultValue: 'newest' } };
export const WithHints: Story = {
  args: {
    label: 'Package',
    options: [
      { value: '27', label: 'Free trial', hint: 'Three days of the whole library' },
      { value: '31', label: 'Supreme Court and High Courts', hint: '₹13,800 a year' },
      { value: '32', label: 'Chambers', hint: 'Not on sale now', disabled: true },
    ],
  },
};
export const Invalid: Story = { args: { error: 'Order must be selected!' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'newest' } };
export const LongText: Story = {
  args: {
    label: 'For whom do you appear?',
    options: [
      { value: 'a', label: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.' },
      {
        value: 'r',
        label: 'State of Telangana, represented by its Principal Secretary, Revenue Department, Hyderabad',
      },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Order' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Best match first' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Newest first' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Oldest first' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('oldest');
  },
};

export const InAForm: Story = {
  render: function OrderForm(args) {
    const [form] = useState(() =>
      createForm({ fields: { order: { prefix: 'Order', rules: [required] } }, onSubmit: () => Promise.resolve() }),
    );
    return (
      <Form form={form}>
        <RadioGroup {...args} dataName="order" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Order' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(group).toHaveAccessibleDescription('Order must not be blank!'));
    await expect(canvas.getByRole('radio', { name: 'Best match first' })).toHaveFocus();
    await userEvent.click(canvas.getByText('Newest first'));
    await waitFor(() => expect(group).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.getByRole('radio', { name: 'Newest first' })).toBeChecked();
  },
};
