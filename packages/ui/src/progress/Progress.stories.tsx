import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.js';

const meta = {
  title: 'Feedback/Progress',
  component: ProgressBar,
  args: { label: 'Making the PDF', value: 42 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Making the PDF' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42 %');
  },
};
export const InWords: Story = {
  args: { label: 'Importing', value: 12_400, max: 1_37_835, text: '12,400 of 1,37,835 judgments' },
};
export const UnknownProgress: Story = {
  args: { label: 'Searching', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Searching' })).not.toHaveAttribute('value');
  },
};
export const UnknownProgressReducedMotion: Story = {
  args: { label: 'Searching', value: undefined },
  globals: { motion: 'reduced' },
};
export const Zero: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
export const AboveMaximum: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => expect(canvas.getByText('100 %')).toBeVisible(),
};
export const LabelHidden: Story = { args: { labelHidden: true } };

export const LongNamesNarrow: Story = {
  args: {
    label: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh',
    text: '12,400 of 1,37,835 judgments',
  },
  globals: { viewport: { value: 'phone320' } },
};
