import { createForm, oneTimeCode, required } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.js';
import { OtpField } from './index.js';

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: { label: 'Activation code', onComplete: fn() },
} satisfies Meta<typeof OtpField>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { hint: 'Sent by SMS to the number ending 234. It is good for 10 minutes.' } };
export const HalfTyped: Story = { args: { value: '407' } };
export const Whole: Story = { args: { value: '407123' } };
export const FourDigits: Story = { args: { length: 4, value: '12' } };
export const Invalid: Story = { args: { value: '407', error: 'Activation code must match the format!' } };
export const Disabled: Story = { args: { disabled: true, value: '407123' } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Ask for a new code first' } };
export const LongText: Story = {
  args: {
    label: 'The code that we sent to Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma',
    hint: 'It may take a minute. If nothing comes, look whether the number above is yours, and ask for another code.',
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4x0 7');
    await expect(field).toHaveValue('407');
    await userEvent.keyboard('{Backspace}{ArrowLeft}9');
    await expect(field).toHaveValue('409');
    await userEvent.keyboard('123');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('409123');
    await userEvent.keyboard('4');
    await expect(field).toHaveValue('409123');
  },
};

/** Accepts a pasted message, spaces and Indic digits. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' });
    await userEvent.click(field);
    await userEvent.paste('Your code: 407 123.');
    await expect(field).toHaveValue('407123');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407123');
    await userEvent.clear(field);
    await userEvent.paste('४०७१२३');
    await expect(field).toHaveValue('407123');
  },
};

export const InAForm: Story = {
  render: function CodeForm(args) {
    const [form] = useState(() =>
      createForm({
        fields: { activationcode: { prefix: 'Activation code', rules: [required, oneTimeCode] } },
        onSubmit: () => Promise.resolve(),
      }),
    );
    return (
      <Form form={form}>
        <OtpField {...args} dataName="activationcode" />
        <SubmitButton>Submit</SubmitButton>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Activation code must not be blank!'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Activation code must match the format!'));
    await userEvent.paste('0 7-1 2 3');
    await expect(field).toHaveValue('407123');
    await waitFor(() => expect(field).toBeValid());
  },
};
