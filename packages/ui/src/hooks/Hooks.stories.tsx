import { createLoading } from '@headnote/core/client/loading';
import type { SessionSnapshot } from '@headnote/core/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { NavigationBar } from '../navigation-bar/index.js';
import { useLoading, useSession } from './index.js';

const meta = { title: 'Hooks' } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

function createSampleSession() {
  let snapshot: SessionSnapshot = { status: 'signed-out' };
  const listeners = new Set<() => void>();
  const user = { userId: '7', username: 'meera.rao', name: 'Meera Rao', email: 'meera@chambers.example' };
  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn() {
      const isIn = snapshot.status === 'signed-in';
      snapshot = isIn ? { status: 'signed-out' } : { status: 'signed-in', user: { ...user, daysRemaining: 214 } };
      for (const listener of listeners) listener();
    },
  };
}

function SessionSample() {
  const [session] = useState(createSampleSession);
  const { isSignedIn, user, daysRemaining } = useSession(session);
  return (
    <>
      <NavigationBar links={[]} daysRemaining={daysRemaining} getStartedHref={null} end={user?.name} />
      <Button onClick={() => session.turn()}>{isSignedIn ? 'Sign out' : 'Sign in'}</Button>
    </>
  );
}

/** The bar follows the session: remaining days for a member, nothing for a visitor. */
export const Session: Story = {
  render: () => <SessionSample />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('214 days left')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('214 days left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.queryByText('214 days left')).not.toBeInTheDocument();
  },
};

function LoadingSample() {
  const [loading] = useState(createLoading);
  const flags = useLoading(loading);
  const [lower, setLower] = useState<() => void>();
  const start = () => setLower(() => loading.raise('downloadPDF'));
  return (
    <Button variant="primary" busy={flags.downloadPDF} busyLabel="Making the PDF" onClick={start} onBlur={lower}>
      Download PDF
    </Button>
  );
}

/** A button is busy while its flag is set. */
export const Loading: Story = {
  render: () => <LoadingSample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(canvas.getByRole('button', { name: 'Making the PDF' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
};
