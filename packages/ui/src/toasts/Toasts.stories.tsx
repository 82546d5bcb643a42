import { sanitizeInline } from '@headnote/core/content/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { showToast, Toasts, type ToastMessage, type ToastsProps } from './index.js';

interface SampleProps extends ToastsProps {
  messages: readonly ToastMessage[];
  /** Whether time runs. By default it stops, so that the toasts stay for a picture. */
  isLive?: boolean | undefined;
}

function Sample({ messages, isLive, ...rest }: SampleProps) {
  useEffect(() => messages.forEach(showToast), [messages]);
  const [first] = messages;
  return (
    <>
      {!isLive && <style>{'.hn-toast__bar { animation-play-state: paused !important; animation-delay: -2s; }'}</style>}
      <Button onClick={() => first && showToast(first)}>Say it again</Button>
      <Toasts {...rest} />
    </>
  );
}

const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  render: (args) => <Sample {...args} />,
  // Fixed to the window: in one document the toasts of all stories would cover each other.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<SampleProps>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<SampleProps>;

const success: ToastMessage = { title: 'Success', text: 'Note saved at ¶ 5.', type: 'SUCCESS' };
const failed: ToastMessage = {
  title: 'Failed',
  text: 'The service could not be reached. Please try again.',
  type: 'ERROR',
};
const verification: ToastMessage = {
  title: 'Verification',
  text: 'Please check terms and condition',
  type: 'WARNING',
};
const information: ToastMessage = { title: 'Information', text: 'Two new cases meet your alert on s. 34.' };

export const Success: Story = {
  args: { messages: [success] },
  play: async () => expect(await screen.findByRole('status')).toHaveTextContent('Note saved at ¶ 5.'),
};
export const Failed: Story = {
  args: { messages: [failed] },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('Failed'),
};
export const Warning: Story = {
  args: { messages: [verification] },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('Verification'),
};
export const Information: Story = { args: { messages: [information] } };

export const All: Story = {
  args: { messages: [information, verification, failed, failed, success] },
  play: async () => {
    const place = within(screen.getByRole('region', { name: 'Notifications' }));
    const boxes = [...place.getAllByRole('status'), ...place.getAllByRole('alert')];
    await expect(boxes).toHaveLength(4);
    const [first, second] = document.querySelectorAll('.hn-toast');
    await expect(first).toHaveTextContent('Success');
    await expect(second).toHaveTextContent('2 times');
  },
};
export const TopCentre: Story = { args: { messages: [information], position: 'top-center' } };
export const LongNames: Story = {
  args: {
    messages: [
      {
        title: 'Failed',
        text: `Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State could not be sent. ${'https://library.example/'.repeat(8)}`,
        type: 'ERROR',
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const box = screen.getByRole('alert').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(16);
    await expect(box.right).toBeLessThanOrEqual(304);
  },
};

export const RepeatsAreCounted: Story = {
  args: { messages: [failed] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Say it again' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('3 times');
  },
};

export const TextIsText: Story = {
  args: { messages: [{ title: 'Failed', text: '<b>Bold</b> & <img src=x>', type: 'ERROR' }], sanitize: sanitizeInline },
  play: async () => expect(screen.getByText('<b>Bold</b> & <img src=x>')).toBeInTheDocument(),
};

export const SanitisedHtml: Story = {
  args: {
    messages: [
      { html: true, text: 'Two new cases. <a href="/search">Read <b>them</b></a><img src=x onerror=alert(1)>' },
    ],
    sanitize: sanitizeInline,
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Read them' })).toHaveAttribute('href', '/search');
    await expect(screen.getByRole('status').querySelector('img')).toBeNull();
  },
};

export const ClickDismisses: Story = {
  args: { messages: [information], isLive: true },
  play: async () => {
    await userEvent.click(screen.getByText('Information'));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
};

export const ByKeyboard: Story = {
  args: { messages: [information, success], isLive: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Say it again' });
    button.focus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    const closes = () => screen.getAllByRole('button', { name: 'Close' });
    await expect(screen.getAllByRole('status')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(closes()).toHaveLength(1));
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const OneSecondAfterThePointer: Story = {
  args: { messages: [information], isLive: true },
  play: async ({ canvas }) => {
    const box = await screen.findByRole('status');
    const bar = () => box.querySelector<HTMLElement>('.hn-toast__bar');
    await userEvent.hover(box);
    await waitFor(() => expect(bar()?.style.animationPlayState).toBe('paused'));
    await userEvent.hover(canvas.getByRole('button', { name: 'Say it again' }));
    await userEvent.unhover(box);
    await waitFor(() => expect(bar()?.style.animationDuration).toBe('1000ms'));
    await waitFor(() => expect(box).not.toBeInTheDocument());
  },
};
