import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../skeleton/index.js';
import { ActCard } from './index.js';

const record = {
  id: 'a0000000000001',
  title: 'The Sale of Carts (Sample) Act, 1931',
  year: 1931,
  actNumber: '3 of 1931',
  ministry: 'Ministry of Law and Justice',
  houseCitation: '1931 HNA 3',
  statusText: 'Amended up to 2019',
  isAvailable: true,
};

const meta = {
  title: 'Law/ActCard',
  component: ActCard,
  args: { record, href: '#act', level: 2 },
} satisfies Meta<typeof ActCard>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsOnADate: Story = { args: { record: { ...record, statusText: '', asOn: '2025-01-01' } } };
export const Sample: Story = { args: { record: { ...record, isSample: true, houseCitation: '1931 HNSA 3' } } };
export const NotAvailable: Story = { args: { record: { ...record, isAvailable: false } } };
export const Repealed: Story = {
  args: { record: { ...record, repealedOn: '2001-04-01', repealedBy: 'The Carts Act, 2001' } },
};
export const WithContext: Story = {
  args: {
    context: {
      place: 's. 12',
      runs: [
        { text: 'the buyer may recover the price of a ', hit: false },
        { text: 'cart', hit: true },
        { text: ' that does not answer to the description', hit: false },
      ],
    },
  },
};
export const LongText: Story = {
  args: {
    record: {
      ...record,
      title:
        'The Sahyadri Public Premises, Market Yards and Weights (Regulation of Use, Removal of Unauthorised Occupants and Validation of Levies) (Sample) Amendment Act, 1931',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const OnlyAnId: Story = { args: { record: { id: 'a0000000000009' } } };
export const Loading: Story = { render: () => <Skeleton shape="act" count={1} /> };
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: record.title })).toHaveFocus();
  },
};
