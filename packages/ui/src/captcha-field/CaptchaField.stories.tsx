import { captchaField } from '@headnote/core/captcha';
import { createForm, messages } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Form, SubmitButton } from '../form/index.js';
import { sampleCaptcha, type SampleFault } from './captcha.fixtures.js';
import { CaptchaField } from './index.js';

interface SampleProps {
  fault?: SampleFault | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** The field inside a form, as applications use it. */
function Sample({ fault, label, disabled }: SampleProps) {
  const [captcha] = useState(() => sampleCaptcha(fault));
  const [form] = useState(() =>
    createForm({
      fields: { captcha: { prefix: 'Captcha', ...captchaField(captcha, messages.incorrectCaptcha) } },
      onSubmit: () => Promise.resolve(),
    }),
  );
  return (
    <div style={{ maxWidth: 348 }}>
      <Form form={form}>
        <CaptchaField captcha={captcha} dataName="captcha" label={label} disabled={disabled} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </div>
  );
}

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  render: (args: SampleProps) => <Sample {...args} />,
} satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<SampleProps>;

const picture = { name: 'Picture of the characters to type' };

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', picture)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Hear the characters' })).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { fault: 'stall' } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Characters in the picture' })).toBeDisabled();
  },
};
export const LongText: Story = {
  args: { label: 'The characters in the picture, in any order of large and small letters, without the spaces between' },
};

export const Failed: Story = {
  args: { fault: 'status' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture did not load. Try another one.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Another picture' })).toBeEnabled();
  },
};

export const WrongByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = (await canvas.findByRole('img', picture)).getAttribute('src');
    const field = canvas.getByRole('textbox', { name: 'Characters in the picture' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter the characters shown.'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('wrong{Enter}');
    await waitFor(() => expect(canvas.getByRole('img', picture)).not.toHaveAttribute('src', first));
    await expect(field).toHaveAccessibleDescription('Please enter the characters shown.');
    await expect(field).toHaveValue('wrong');
  },
};

export const RightByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', picture);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Another picture' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hear the characters' })).toHaveFocus();
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Characters in the picture' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('w7k{Tab}');
    await expect(await canvas.findByRole('img', { name: 'The characters are correct' })).toBeInTheDocument();
    await waitFor(() => expect(field).toBeValid());
  },
};

export const AnotherPicture: Story = {
  play: async ({ canvas }) => {
    const first = (await canvas.findByRole('img', picture)).getAttribute('src');
    await userEvent.click(canvas.getByRole('button', { name: 'Another picture' }));
    await waitFor(() => expect(canvas.getByRole('img', picture)).not.toHaveAttribute('src', first));
  },
};
