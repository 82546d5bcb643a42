import { sanitizeInline } from '@headnote/core/content/browser';
import { createToasts, shellToasts, systemClock, type ToastMessage } from '@headnote/core/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { createFakeClock } from '../internal/fake-clock.fixtures.js';
import { clearToasts, showToast, Toasts, type ToastsProps } from './index.js';

interface SampleProps extends ToastsProps {
  messages: readonly ToastMessage[];
  /** Time runs. Otherwise it stands still some way through, so that the story is a picture. */
  isLive?: boolean | undefined;
}

function createSampleQueue(messages: readonly ToastMessage[], isLive = false) {
  const clock = createFakeClock();
  const queue = createToasts({ ...shellToasts, clock: isLive ? systemClock : clock });
  for (const message of messages) {
    clock.pass(700);
    queue.show(message);
  }
  if (isLive) return queue;
  clock.pass(800);
  for (const { id } of queue.getSnapshot().toasts) queue.hold(id, 'hover');
  return queue;
}

function Sample({ messages, isLive, ...rest }: SampleProps) {
  const [queue] = useState(() => createSampleQueue(messages, isLive));
  useEffect(() => queue.dispose, [queue]);
  const first = messages[0];
  return (
    <>
      <Button onClick={() => first && queue.show(first)}>Say it again</Button>
      <Toasts {...rest} toasts={queue} />
    </>
  );
}

const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  render: (args) => <Sample {...args} />,
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
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Note saved at ¶ 5.'),
};
export const Failed: Story = {
  args: { messages: [failed] },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('Failed'),
};
export const Warning: Story = {
  args: { messages: [verification] },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent('Verification'),
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
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Narrow: Story = { ...All, globals: { viewport: { value: 'phone320' } } };
export const ForcedColours: Story = { ...All, globals: { contrast: 'forced' } };
export const TopCentre: Story = { args: { messages: [information], position: 'top-center' } };
export const Devanagari: Story = {
  args: { messages: [{ title: 'सफल', text: 'टिप्पणी ¶ 5 पर सहेजी गई।', type: 'SUCCESS' }] },
};
export const RightToLeft: Story = {
  args: { messages: [success] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
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

export const HtmlWithoutASanitiser: Story = {
  args: { messages: [{ html: true, text: 'Two new cases. <a href="/search">Read <b>them</b></a><img src=x>' }] },
  play: async () => {
    await expect(screen.getByText('Two new cases. Read them')).toBeInTheDocument();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ErrorAboveWhatStays: Story = {
  args: {
    messages: [
      ...['Cited in a new case.', 'Note saved at ¶ 5.', 'Two new cases.', 'Renewed.', 'One more waits.'].map(
        (text) => ({
          text,
          timeoutMs: 0,
        }),
      ),
      failed,
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const box = screen.getByRole('alert').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.queryByText('One more waits.')).not.toBeInTheDocument();
  },
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
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(closes()).toHaveLength(1));
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const StaysUnderThePointerThenLeavesAfterASecond: Story = {
  args: { messages: [{ ...information, timeoutMs: 1500 }], isLive: true },
  play: async () => {
    const box = screen.getByRole('status');
    const bar = () => box.querySelector<HTMLElement>('.hn-toast__bar');
    await userEvent.hover(box);
    await expect(bar()?.style.transitionDuration).toBe('0s');
    await userEvent.unhover(box);
    await expect(bar()?.style.transitionDuration).toBe('1000ms');
    await waitFor(() => expect(box).not.toBeInTheDocument(), { timeout: 20_000 });
  },
};

/** The page's own queue: anything may call `showToast`, also before there is a place for it. */
export const FromAnywhere: Story = {
  args: { messages: [] },
  render: () => <Toasts />,
  beforeEach: () => {
    showToast({ ...success, timeoutMs: 0 });
    return clearToasts;
  },
  play: async () => expect(await screen.findByRole('status')).toHaveTextContent('Note saved at ¶ 5.'),
};
