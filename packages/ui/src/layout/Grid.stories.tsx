import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { Grid } from './index.js';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: 'end',
    gap: 16,
    rowGap: 4,
    align: 'center',
    children: [
      <span key="1">Cancellation of bail</span>,
      <Button key="2">Open</Button>,
      <span key="3">Dishonour of cheques</span>,
      <Button key="4">Open</Button>,
    ],
  },
} satisfies Meta<typeof Grid>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const ThreeColumns: Story = { args: { columns: 3, align: 'start' } };
export const LongText: Story = { args: { children: <span>जमानत रद्द करने के निर्णय</span> } };
