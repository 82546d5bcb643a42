import { createForm, selected } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.js';
import { Select } from './index.js';

const states = [
  { value: '11', label: 'Andhra Pradesh' },
  { value: '12', label: 'Karnataka' },
  { value: '13', label: 'Maharashtra' },
  { value: '14', label: 'Telangana' },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'State', options: states, placeholder: 'Choose a state' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 348 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholder: Story = {};
export const Chosen: Story = { args: { defaultValue: '12', hint: 'As in your address' } };
export const Invalid: Story = { args: { error: 'State must be selected!' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '12' } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Choose a country first' } };
export const InOneLine: Story = {
  args: { label: 'Sort', isInline: true, options: states, placeholder: undefined },
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('State')).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
export const Empty: Story = { args: { options: [], hint: 'This country has no states in our list' } };
export const Grouped: Story = {
  args: {
    label: 'Court',
    placeholder: 'All courts',
    options: [
      { value: 'sc', label: 'Supreme Court of India' },
      {
        label: 'High Courts',
        options: [
          { value: 'bom', label: 'Bombay' },
          { value: 'kar', label: 'Karnataka' },
        ],
      },
      { label: 'Tribunals', options: [{ value: 'itat', label: 'Income Tax Appellate Tribunal', disabled: true }] },
    ],
  },
};
export const LongText: Story = {
  args: {
    label: 'Party',
    options: [
      { value: '1', label: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Telangana' },
    ],
    defaultValue: '1',
  },
};

/** The empty option selects nothing, and a form that requires a value says so. */
export const MustBeSelectedByKeyboard: Story = {
  render: function MustBeSelectedForm(args) {
    const [form] = useState(() =>
      createForm({
        fields: { stateMasterID: { prefix: 'State', rules: [selected] } },
        onSubmit: () => Promise.resolve(),
      }),
    );
    return (
      <Form form={form}>
        <Select {...args} dataName="stateMasterID" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list).toHaveAccessibleDescription('State must be selected!'));
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'Karnataka');
    await waitFor(() => expect(list).toBeValid());
    await expect(list).toHaveValue('12');
    await userEvent.selectOptions(list, '');
    await waitFor(() => expect(list).toHaveAccessibleDescription('State must be selected!'));
  },
};
