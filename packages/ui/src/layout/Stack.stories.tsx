import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from '../callout/index.js';
import { Stack } from './index.js';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 16,
    children: [
      <Callout key="1" title="Cited in 12 judgments" />,
      <Callout key="2" title="Overruled in 2019" tone="bad" />,
    ],
  },
} satisfies Meta<typeof Stack>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NarrowChildren: Story = { args: { align: 'start' } };
export const LongText: Story = {
  args: { children: <Callout title="उच्चतम न्यायालय के निर्णय और उनके बाद के उद्धरण" /> },
};
