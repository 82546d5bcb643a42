import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { TextLink } from '../link/index.js';
import { PasswordField } from '../password-field/index.js';
import { TextField } from '../text-field/index.js';
import { FlipCard } from './FlipCard.js';

const meta = {
  title: 'Layout/FlipCard',
  component: FlipCard,
  args: { faces: [], face: 'sign-in' },
  render: ({ face }) => <Host first={face} />,
} satisfies Meta<typeof FlipCard>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

function Host({ first }: { first: string }) {
  const [face, setFace] = useState(first);
  const column = { display: 'grid', gap: 16, alignContent: 'start' } as const;
  return (
    <div style={{ maxWidth: 376 }}>
      <FlipCard
        label="Your account"
        face={face}
        faces={[
          {
            id: 'sign-in',
            content: (
              <div style={column}>
                <h2>Sign in</h2>
                <TextField label="User name" defaultValue="meera.rao" autoComplete="username" />
                <PasswordField label="Password" defaultValue="secret words" />
                <Checkbox label="Remember me on this device" />
                <Button variant="primary" size="large" wide>
                  Sign in
                </Button>
                <Button variant="quiet" onClick={() => setFace('forgot')}>
                  Forgot password?
                </Button>
              </div>
            ),
          },
          {
            id: 'forgot',
            content: (
              <div style={column}>
                <h2>Forgot password</h2>
                <TextField label="Mobile or e-mail" placeholder="Enter Mobile / Email" />
                <Button variant="primary" wide>
                  Send code
                </Button>
                <Button variant="quiet" onClick={() => setFace('sign-in')}>
                  Back to sign in
                </Button>
              </div>
            ),
          },
          { id: 'activate', content: <TextLink href="#code">Activation code</TextLink> },
        ]}
      />
    </div>
  );
}

export const SignIn: Story = {};
export const Forgot: Story = { args: { face: 'forgot' } };

export const TurnsAndMovesFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const faceOf = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-face="${id}"]`);
    await expect(faceOf('forgot')).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Forgot password' })).toBeVisible());
    await expect(faceOf('sign-in')).toHaveAttribute('inert');
    await expect(faceOf('forgot')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mobile or e-mail' })).toHaveFocus();
    await waitFor(() => expect(faceOf('sign-in')).not.toBeVisible());
  },
};
export const LongText: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <FlipCard
        label="Your account"
        face="one"
        faces={[
          {
            id: 'one',
            content: <p>Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma &amp; Ors. v State of Sahyadri</p>,
          },
          { id: 'two', content: <p>The other side</p> },
        ]}
      />
    </div>
  ),
};
