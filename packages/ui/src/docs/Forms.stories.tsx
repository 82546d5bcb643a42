import { atMost, createForm, mobile, required, selected } from '@headnote/core/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../banner/index.js';
import { sampleCaptcha } from '../captcha-field/captcha.fixtures.js';
import { createEveryForm, EveryField as Every } from '../form/every-field.fixtures.js';
import { Form, FormMessage, SubmitButton } from '../form/index.js';
import { SectionHead } from '../head-rule/index.js';
import { Select } from '../select/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';

const meta = {
  title: 'Patterns/Forms',
  tags: ['!autodocs'],
  parameters: {
    docs: { description: { component: 'One column of fields, one primary button, messages at the fields.' } },
  },
} satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const COMMENT_LIMIT = 200;

function Inquiry({ fails = false }: { fails?: boolean }) {
  const [isSent, setSent] = useState(false);
  const [form] = useState(() =>
    createForm({
      fields: {
        name: { prefix: 'Name', rules: [required] },
        mobile: { prefix: 'Mobile', rules: [required, mobile] },
        about: { prefix: 'Subject', rules: [selected] },
        comment: { prefix: 'Comment', rules: [required, atMost(COMMENT_LIMIT)] },
      },
      onSubmit: () => {
        if (fails) return Promise.resolve({ message: 'The library did not answer. Your text is still here.' });
        setSent(true);
        return Promise.resolve(undefined);
      },
    }),
  );
  return (
    <main style={{ maxInlineSize: 560, display: 'grid', gap: 24 }}>
      <SectionHead title="Write to us" level={1} />
      {isSent && <Banner>Thank you. We answer within two working days.</Banner>}
      <Form form={form} aria-label="Write to us">
        <FormMessage />
        <TextField label="Name" dataName="name" autoComplete="name" />
        <TextField label="Mobile" dataName="mobile" hint="Ten digits" inputMode="tel" autoComplete="tel-national" />
        <Select
          label="Subject"
          dataName="about"
          placeholder="Choose"
          options={[
            { value: 'trial', label: 'A free trial' },
            { value: 'price', label: 'Prices for a college or a chamber' },
            { value: 'mistake', label: 'A mistake in a judgment' },
          ]}
        />
        <TextArea label="Comment" dataName="comment" countTo={COMMENT_LIMIT} />
        <div>
          <SubmitButton>Send</SubmitButton>
        </div>
      </Form>
    </main>
  );
}

export const Plain: Story = { render: () => <Inquiry /> };
export const Compact: Story = { render: () => <Inquiry />, globals: { density: 'compact' } };
export const LargestText: Story = { render: () => <Inquiry />, globals: { textSize: 'largest' } };

const fill: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Lakshmi Narasimhamma');
  await userEvent.type(canvas.getByLabelText('Mobile'), '9845012345');
  await userEvent.selectOptions(canvas.getByLabelText('Subject'), 'mistake');
  await userEvent.type(canvas.getByLabelText('Comment'), 'Paragraph 17 is printed twice.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

/** Submitted empty: every field shows its error, and the first one has the focus. */
export const SubmittedEmpty: Story = {
  render: () => <Inquiry />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
    await expect(canvas.getByLabelText('Comment')).toBeInvalid();
  },
};

export const Sent: Story = {
  render: () => <Inquiry />,
  play: async (context) => {
    await fill(context);
    await waitFor(() => expect(context.canvas.getByText(/Thank you/)).toBeVisible());
  },
};

/** The server refuses: the form keeps what the reader typed. */
export const Refused: Story = {
  render: () => <Inquiry fails />,
  play: async (context) => {
    await fill(context);
    await waitFor(() => expect(context.canvas.getByText(/The library did not answer/)).toBeVisible());
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Lakshmi Narasimhamma');
  },
};

const onSubmit = fn();

function EveryKind() {
  const [captcha] = useState(() => sampleCaptcha());
  const [form] = useState(() => createEveryForm(captcha, onSubmit));
  return (
    <main style={{ maxInlineSize: 560 }}>
      <Every form={form} captcha={captcha} />
    </main>
  );
}

/** One form with every kind of field: it submits what the reader types and selects. */
export const EveryField: Story = {
  render: () => <EveryKind />,
  play: async ({ canvas, canvasElement }) => {
    onSubmit.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const pick = async (field: string, name: string) => {
      await userEvent.type(canvas.getByRole('combobox', { name: field }), name);
      await userEvent.click(await body.findByRole('option', { name }));
    };
    await userEvent.type(canvas.getByLabelText('Party'), 'Kesavan');
    await expect(canvas.getByText('Judge must not be blank!')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'Neem-tree-48');
    await userEvent.type(canvas.getByLabelText('Code'), '407123');
    await userEvent.type(canvas.getByLabelText('Comment'), 'Two words');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Karnataka');
    await pick('Judge', 'Ashok Rao');
    await expect(canvas.queryByText('Judge must not be blank!')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Act' }), 'Evidence');
    await pick('Bench', 'Asha Iyengar');
    await pick('Bench', 'Ashok Rao');
    await userEvent.click(canvas.getByLabelText('Newest first'));
    await userEvent.type(canvas.getByLabelText('Characters in the picture'), 'w7k');
    await userEvent.click(canvas.getByLabelText('Send alerts'));
    await userEvent.click(canvas.getByLabelText('I accept the terms'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).toBeNull());
    canvas.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ judge: 'Ashok Rao', bench: 'Asha Iyengar\nAshok Rao' }),
    );
  },
};
