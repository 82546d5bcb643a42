import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { Skeleton } from '../skeleton/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';
import { contextRuns, longCase, permitCase, sampleCase, undatedCase } from './case-card.fixtures.js';
import { CaseCard } from './index.js';

const meta = {
  title: 'Law/CaseCard',
  component: CaseCard,
  args: { record: permitCase, href: '#case', level: 2 },
} satisfies Meta<typeof CaseCard>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithContext: Story = { args: { context: { place: '¶ 5', runs: contextRuns }, end: 'Cited by 486' } };
export const Sample: Story = { args: { record: sampleCase } };
export const NothingKnown: Story = { args: { record: undatedCase } };
export const LongText: Story = { args: { record: longCase, context: { place: 'Order', runs: contextRuns } } };

export const Selectable: Story = {
  args: {
    context: { place: '¶ 5', runs: contextRuns },
    select: <Checkbox aria-label="Select this judgment" defaultChecked />,
    end: 'Cited by 486',
  },
};

export const KeyboardFocus: Story = {
  args: { context: { place: '¶ 5', runs: contextRuns } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Thorave .* v State of Sahyadri/ })).toHaveFocus();
  },
};

export const Loading: Story = { render: () => <Skeleton selectable count={1} /> };
export const Overruled: Story = {
  tags: ['forced-colours'],
  args: {
    context: { place: 'Beg J', runs: contextRuns },
    select: <Checkbox aria-label="Select this judgment" />,
    end: (
      <>
        <TreatmentFlag treatment="overruled" />
        by 2017 INSC 9801
      </>
    ),
  },
};
export const Compact: Story = { ...Overruled, globals: { density: 'compact' } };
