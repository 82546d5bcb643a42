import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { LoadingOverlay } from './index.js';

const meta = {
  title: 'Parts/LoadingOverlay',
  component: LoadingOverlay,
  args: { active: true },
} satisfies Meta<typeof LoadingOverlay>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
  },
};

export const WithItsOwnWords: Story = { ...Shown, args: { label: 'Opening the judgment' }, play: async () => {} };
export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };

export const NotShown: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

function Host() {
  const [isActive, setActive] = useState(false);
  return (
    <>
      <Button onClick={() => setActive(true)}>Start</Button>
      <LoadingOverlay active={isActive} />
    </>
  );
}

export const KeepsFocus: Story = {
  render: () => <Host />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
    await expect(button).toHaveFocus();
  },
};
