import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/index.js';
import { HeadRule, SectionHead } from './index.js';

const meta = {
  title: 'Layout/HeadRule',
  component: SectionHead,
  args: { title: 'Latest cases' },
} satisfies Meta<typeof SectionHead>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { render: () => <HeadRule /> };
export const WithHeading: Story = {};
export const WithRemark: Story = { args: { end: 'Newest first' } };
export const WithLink: Story = {
  args: { title: 'What it does', end: <TextLink href="#features">View all features</TextLink> },
};
export const LongText: Story = {
  args: {
    title: 'Decisions of the Supreme Court, of the High Courts and of the tribunals this week',
    end: 'Newest first',
  },
  globals: { viewport: { value: 'phone' } },
};
