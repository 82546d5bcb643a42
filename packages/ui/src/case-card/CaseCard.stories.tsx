import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { Skeleton } from '../skeleton/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';
import { contextRuns, hindiCase, longCase, permitCase, sampleCase, undatedCase } from './case-card.fixtures.js';
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
export const Devanagari: Story = { args: { record: hindiCase } };
export const Phone: Story = {
  args: { record: sampleCase, context: { place: '¶ 5', runs: contextRuns } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...WithContext, globals: { theme: 'dark' } };

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
export const RightToLeft: Story = {
  ...Selectable,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = { ...Overruled, globals: { viewport: { value: 'phone320' } } };
export const OverruledDark: Story = { ...Overruled, globals: { theme: 'dark' } };
export const ForcedColours: Story = { ...Overruled, globals: { contrast: 'forced' } };
export const Compact: Story = { ...Overruled, globals: { density: 'compact' } };
