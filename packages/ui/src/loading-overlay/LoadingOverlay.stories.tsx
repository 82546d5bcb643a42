import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import { LoadingOverlay } from './index.js';

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: { active: true },
  // Each story gets its own frame, because the overlay would cover the whole docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof LoadingOverlay>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
  },
};

export const WithLabel: Story = { ...Shown, args: { label: 'Opening the judgment' }, play: async () => {} };

export const NotShown: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Controls under the overlay: a click shows it, an event from outside hides it. */
function Covered({ sayPress, end }: { sayPress: () => void; end: EventTarget }) {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    const lower = () => setActive(false);
    end.addEventListener('end', lower);
    return () => end.removeEventListener('end', lower);
  }, [end]);
  const press = () => {
    sayPress();
    setActive(true);
  };
  return (
    <>
      <Button onClick={press}>Start</Button>
      <TextField label="Party" />
      <LoadingOverlay active={isActive} />
    </>
  );
}

const sayPress = fn();
const end = new EventTarget();

export const ByKeyboard: Story = {
  render: () => <Covered sayPress={sayPress} end={end} />,
  play: async ({ canvas }) => {
    sayPress.mockClear();
    const button = canvas.getByRole('button', { name: 'Start' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
    await expect(button).toHaveFocus();
    // None of these keys reach the page, and the focus does not move.
    await userEvent.keyboard('{Enter}[Space]');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(sayPress).toHaveBeenCalledOnce();
    // A script may move the focus under the overlay, but the reader still cannot type there.
    const field = canvas.getByRole('textbox', { name: 'Party' });
    field.focus();
    await userEvent.keyboard('Golaknath');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    end.dispatchEvent(new Event('end'));
    await waitFor(() => expect(canvas.queryByText('Loading')).not.toBeInTheDocument());
    await userEvent.keyboard('Golaknath');
    await expect(field).toHaveValue('Golaknath');
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sayPress).toHaveBeenCalledTimes(2);
  },
};

export const ReducedMotion: Story = { ...Shown, globals: { motion: 'reduced' } };
export const Devanagari: Story = {
  args: { label: 'निर्णय खुल रहा है' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('निर्णय खुल रहा है'));
  },
};
export const LongNames: Story = {
  args: {
    label: 'Opening Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.',
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^Opening Smt/);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
