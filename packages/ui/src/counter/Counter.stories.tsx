import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Counter } from './index.js';

const meta = {
  title: 'Data/Counter',
  component: Counter,
  args: { value: 1_380_000 },
  decorators: [
    (Story) => (
      <p style={{ font: 'var(--hn-text-page)' }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Counter>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const CountsUp: Story = {
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector('.hn-counter__shown');
    // It shows its value until it is seen, and then counts up to it.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await waitFor(() => expect(shown).not.toHaveTextContent('13,80,000'), { timeout: 20_000 });
    await waitFor(() => expect(shown).toHaveTextContent('13,80,000'), { timeout: 20_000 });
  },
};
export const Zero: Story = { args: { value: 0 } };
export const Small: Story = { args: { value: 735 } };
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.hn-counter__shown')).toHaveTextContent('13,80,000');
  },
};
export const InWords: Story = { args: { value: 12, format: (value) => `${value} High Courts of the Republic` } };
