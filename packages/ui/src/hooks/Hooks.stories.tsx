import { createLoading } from '@headnote/core/client/loading';
import { createToasts, shellToasts } from '@headnote/core/machines';
import type { SessionSnapshot } from '@headnote/core/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { NavigationBar } from '../navigation-bar/index.js';
import { useLoading, useSession, useToasts } from './index.js';

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

function ToastsSample() {
  const [queue] = useState(() => createToasts(shellToasts));
  useEffect(() => queue.dispose, [queue]);
  const { toasts } = useToasts(queue);
  return (
    <>
      <Button onClick={() => queue.show({ text: 'Note saved at ¶ 5.' })}>Save the note</Button>
      <ul className="hn-list">
        {toasts.map(({ id, text, count }) => (
          <li key={id}>
            {text} {count > 1 && `${count} times`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Any component can render a queue of toasts. `Toasts` is the one for a page. */
export const Toasts: Story = {
  render: () => <ToastsSample />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save the note' });
    await userEvent.click(save);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Note saved at ¶ 5. 2 times'));
  },
};
