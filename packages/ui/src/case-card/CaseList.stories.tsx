import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.js';
import { EmptyState } from '../empty-state/index.js';
import { Skeleton } from '../skeleton/index.js';
import { TreatmentFlag, type FlagTreatment } from '../treatment-flag/index.js';
import { contextRuns, hindiCase, longCase, permitCase, sampleCase, undatedCase } from './case-card.fixtures.js';
import { CaseList, type CaseCardProps, type CaseCardRecord } from './index.js';

const places = ['¶ 1537', 'Order', '¶ 5', 'Beg J'];
const flags: readonly FlagTreatment[] = ['followed', 'limited', 'overruled-in-part', 'overruled', 'none'];

function row(record: CaseCardRecord, at: number): CaseCardProps {
  return {
    record,
    href: `#case-${at}`,
    level: 2,
    context: { place: places[at % places.length], runs: contextRuns },
    select: <Checkbox aria-label={`Select judgment ${at + 1}`} defaultChecked={at === 0} />,
    end: (
      <>
        <TreatmentFlag treatment={flags[at % flags.length] ?? 'none'} />
        Cited by {at + 4}
      </>
    ),
  };
}

const few = [permitCase, sampleCase, longCase, hindiCase, undatedCase].map(row);

const meta = {
  title: 'Law/CaseList',
  component: CaseList,
  args: { cases: few, label: 'Judgments' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 920 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaseList>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Overruled: Story = {
  args: {
    cases: [
      {
        ...row(permitCase, 0),
        warning: (
          <p>
            <TreatmentFlag treatment="overruled" /> by <a href="#later">Ravi v. State</a>, 1990 INSC 7, bench of 5
          </p>
        ),
      },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ravi v. State' })).toBeVisible(),
};
export const Loading: Story = { render: () => <Skeleton selectable /> };
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No judgment meets all of this"
      text="Each of these finds some:"
      suggestions={[{ label: 'All years', href: '#all', count: '204' }]}
    />
  ),
};
export const LongText: Story = {
  args: {
    cases: [
      row(
        {
          ...longCase,
          id: 'c0000000000009',
          appellant: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.',
        },
        0,
      ),
      row(longCase, 1),
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.querySelector('a'));
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select judgment 1' })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('jk');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('checkbox', { name: 'Select judgment 2' })).toBeChecked();
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('jjjjjj');
    await expect(links[4]).toHaveFocus();
  },
};

export const KeysOfThePage: Story = {
  args: { keys: 'page' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]?.querySelector('a')).toHaveFocus();
  },
};

export const KeysOff: Story = {
  args: { keys: 'off' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('jx');
    await expect(canvas.getByRole('checkbox', { name: 'Select judgment 1' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Select judgment 1' })).toBeChecked();
  },
};
