import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatBar } from './index.js';

const stats = [
  { label: 'Supreme Court decisions', value: 37_835 },
  { label: 'central acts in force', value: 735 },
  { label: 'sections', value: 30_336 },
  { label: 'latest SC decision', value: '30 January 2026' },
];

const meta = {
  title: 'Data/StatBar',
  component: StatBar,
  args: { label: 'The library in figures', stats },
} satisfies Meta<typeof StatBar>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The library in figures' })).toBeVisible();
    await expect(canvas.getByText('37,835')).toBeVisible();
  },
};
export const InLakhs: Story = {
  args: { stats: [{ label: 'judgments since 1860', value: 1_380_000 }, ...stats.slice(1)] },
};
export const Loading: Story = { args: { stats: undefined } };
export const CountsUp: Story = {
  args: { animated: true },
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelector('.hn-counter__shown');
    await waitFor(() => expect(shown()).toHaveTextContent('37,835'));
  },
};
export const ReducedMotion: Story = {
  args: { animated: true },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.hn-counter__shown')).toHaveTextContent('37,835');
  },
};
export const LongNames: Story = {
  args: { stats: [{ label: 'orders of State Consumer Disputes Redressal Commissions', value: 12_34_567 }, ...stats] },
  globals: { viewport: { value: 'phone' } },
};

/** Renders nothing, so that screen readers find no empty list. */
export const Empty: Story = {
  args: { stats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
