import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { Inline } from './index.js';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    gap: 20,
    rowGap: 12,
    children: [
      <Button key="1" variant="primary">
        Save the search
      </Button>,
      <Button key="2">Try without a date</Button>,
      <span key="3">3 judgments</span>,
    ],
  },
} satisfies Meta<typeof Inline>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const Baseline: Story = { args: { align: 'baseline' } };
export const OneLine: Story = {
  args: { isLine: true, children: [<b key="1">AIR</b>, <span key="2">1973 SC 1461</span>] },
};
export const LongText: Story = { args: { children: <Button>उच्चतम न्यायालय के निर्णय खोजें</Button> } };
