import { createAccountCard, type AccountStep } from '@headnote/core/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import { AccountCard } from './index.js';

interface HostProps {
  first?: AccountStep;
  heading?: string;
}

/** The card with forms of one field. `Screens/Account faces` has the forms of the site. */
function Host({ first, heading = 'Sign in' }: HostProps) {
  const [card] = useState(() => createAccountCard({ first }));
  const form = (name: string, field: string, to: AccountStep) => (
    <form aria-label={name} style={{ display: 'grid', gap: 16 }} onSubmit={(event) => event.preventDefault()}>
      <h2>{name}</h2>
      <TextField label={field} />
      <Button variant="quiet" onClick={() => card.open(to)}>
        {to === 'login' ? 'Back to sign in' : 'Forgot password?'}
      </Button>
    </form>
  );
  return (
    <div style={{ maxWidth: 376 }}>
      <AccountCard
        label="Your account"
        card={card}
        steps={{
          login: form(heading, 'User name', 'forgot'),
          forgot: form('Forgot password', 'Mobile or e-mail', 'login'),
          activation: form('Activation code', 'Code', 'login'),
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Layout/AccountCard',
  component: AccountCard,
  render: (args: HostProps) => <Host {...args} />,
} satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<HostProps>;

export const Plain: Story = {};
export const Activation: Story = { args: { first: 'activation' } };
export const LongText: Story = {
  args: { heading: 'Sign in to the library of the Bar Association of the District and of the High Court' },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = () => Math.round(canvasElement.querySelector('.hn-flip')?.getBoundingClientRect().height ?? 0);
    const before = height();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mobile or e-mail' })).toHaveFocus());
    // The card keeps its height on every face.
    await expect(height()).toBe(before);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument());
  },
};
