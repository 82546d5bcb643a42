import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './index.js';

const events = [
  { when: '2006', title: 'The library begins, offline' },
  { when: '2012', title: 'It goes online' },
  { when: '2013', title: 'Mobile apps follow' },
  { when: '2014', title: 'Practice management is added' },
  { when: '2020', title: 'Judgments are linked to the acts they construe' },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { events, label: 'History, 2006 to 2020' },
} satisfies Meta<typeof Timeline>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History, 2006 to 2020' })).toBeVisible();
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
export const Upright: Story = {
  args: {
    upright: true,
    events: events.map((event) => ({
      ...event,
      text: <p>In offices of advocates, then in those of their clients.</p>,
    })),
  },
};
export const OneEvent: Story = { args: { events: events.slice(0, 1) } };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(sides).size).toBe(1);
  },
};
export const LongNames: Story = {
  args: {
    events: [
      {
        when: '24 April 1973',
        title: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.',
        text: 'Affirmed in review on 09 December 1986.',
      },
      ...events,
    ],
  },
};

/** Renders nothing, so that screen readers find no empty list. */
export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
