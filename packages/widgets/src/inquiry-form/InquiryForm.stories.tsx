import { EmbedError } from '@headnote/core/embed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '@headnote/widgets/inquiry-form.css';
import { challengeOf, received, typed } from './answers.fixtures.js';
import { createCaptchaPart } from '../inquiry-captcha/captcha-part.js';
import { InquiryForm } from './InquiryForm.js';
import type { InquirySource } from './types.js';

const never = () => new Promise<never>(() => {});

type Send = Parameters<typeof createCaptchaPart>[0]['inquiry'];

/** A library that answers as told. */
const library = (
  inquiry: Send = async () => ({ message: received }),
  captcha = async () => challengeOf(),
): InquirySource => ({
  connect: async () =>
    createCaptchaPart({ inquiry, captcha, captchaSound: () => Promise.reject(new EmbedError('network')) }),
});

const meta = {
  title: 'Widgets/Inquiry form',
  component: InquiryForm,
  args: { source: library() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InquiryForm>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  for (const [name, text] of Object.entries(typed)) {
    if (field(name)) await userEvent.type(field(name), text);
  }
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Subject' }), 'Seeking Research Assistance');
  if (field('consent')) await userEvent.click(field('consent'));
}

const sendFilled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await fillIn(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send inquiry' }));
};

export const AtRest: Story = {};

export const Begun: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('textbox', { name: 'First name' }).focus();
    await expect(await within(canvasElement).findByRole('img', { name: /Picture of/ })).toBeVisible();
  },
};

export const PictureLoading: Story = {
  args: { source: library(undefined, never) },
  play: async ({ canvasElement }) => within(canvasElement).getByRole('textbox', { name: 'City' }).focus(),
};

export const PictureFailed: Story = {
  args: { source: library(undefined, () => Promise.reject(new EmbedError('http', 503))) },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('textbox', { name: 'City' }).focus();
    await expect(await within(canvasElement).findByText(/The picture did not load/)).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Kavita');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'kavita@college');
    await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Seven fields need another look' })).toHaveFocus());
  },
};

export const WrongCaptcha: Story = {
  args: { source: library(() => Promise.reject(new EmbedError('refused', 200, 'Wrong.', 'captcha'))) },
  play: async (context) => {
    await sendFilled(context);
    const field = within(context.canvasElement).getByRole('textbox', { name: 'Characters in the picture' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/^Please enter the characters shown\./);
  },
};

export const Sending: Story = { args: { source: library(never) }, play: sendFilled };

export const Sent: Story = {
  play: async (context) => {
    await sendFilled(context);
    await expect(await within(context.canvasElement).findByText(received)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    source: library(() =>
      Promise.reject(new EmbedError('refused', 429, 'Too many messages from this site. Please try again in 1 minute.')),
    ),
  },
  play: sendFilled,
};

export const Closed: Story = {
  args: { source: library(() => Promise.reject(new EmbedError('refused', 403, 'This form is closed.'))) },
  play: sendFilled,
};

export const Offline: Story = {
  args: { source: library(() => Promise.reject(new EmbedError('network'))) },
  play: sendFilled,
};

/** On the library's own page: no captcha, no consent, no frame. */
export const OnAPageOfOurOwn: Story = {
  args: { frame: 'open', source: { send: async () => ({ message: received }) }, note: 'No picture to type here.' },
};

export const SubjectChosen: Story = { args: { subject: 'research' } };

export const Narrow240: Story = {
  ...Begun,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Kavita{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: /need another look/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveFocus();
  },
};
