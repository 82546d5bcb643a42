import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './index.js';

const items = [
  { value: 'sc', label: 'Supreme Court', count: '89', content: <p>Eighty-nine decisions of the Supreme Court.</p> },
  { value: 'hc', label: 'High Courts', count: '97', content: <p>Ninety-seven decisions of the High Courts.</p> },
  { value: 'tribunals', label: 'Tribunals', content: <p>Decisions of the tribunals.</p> },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { items, label: 'Latest cases' },
} satisfies Meta<typeof Tabs>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const SecondOpen: Story = { args: { defaultValue: 'hc' } };
export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'hc' })) },
};
export const ManyOnAPhone: Story = {
  args: { items: [...items, { value: 'c', label: 'Consumer commissions', count: '1,204', content: <p>Orders.</p> }] },
  globals: { viewport: { value: 'phone' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Supreme Court/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /High Courts/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ninety-seven');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Tribunals' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /Supreme Court/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Tribunals' })).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    items: [
      ...items,
      {
        value: 'long',
        label: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.',
        content: <p>Allowed.</p>,
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
export const Empty: Story = { args: { items: [] } };

/** In text from right to left, the left arrow moves to the next tab. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  decorators: [(Story) => <div dir="rtl">{<Story />}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /High Courts/ })).toHaveFocus();
  },
};
