import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BarList, type BarListProps } from './index.js';

const items = [
  { value: 'sc', label: 'Supreme Court', count: 61 },
  { value: 'ap', label: 'Andhra Pradesh', count: 31 },
  { value: 'all', label: 'Allahabad', count: 27 },
  { value: 'tribunals', label: 'Tribunals', count: 4 },
  { value: 'kl', label: 'Kelgaon', count: 0 },
];

const meta = {
  title: 'Data/BarList',
  component: BarList,
  args: { items, label: 'Judgments by court' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarList>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

function Host(props: BarListProps) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected ?? []);
  return (
    <BarList
      {...props}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        props.onSelectedChange?.(next);
      }}
    />
  );
}

export const Plain: Story = {};
export const Selectable: Story = { args: { selected: ['sc', 'all'] }, render: (args) => <Host {...args} /> };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { items: [] } };
export const LargeCounts: Story = {
  args: {
    items: [
      { value: 'a', label: 'Allowed', count: 1_380_000 },
      { value: 'd', label: 'Dismissed', count: 735_120 },
    ],
    label: 'Judgments by outcome',
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        value: 'cestat',
        label:
          'Customs, Excise and Service Tax Appellate Tribunal, Western Zonal Bench at Venkatanarasimharajuvaripeta',
        count: 61,
      },
      ...items.slice(1),
    ],
  },
};
export const Devanagari: Story = {
  args: {
    label: 'न्यायालय',
    items: [
      { value: 'sc', label: 'उच्चतम न्यायालय', count: 61 },
      { value: 'hc', label: 'इलाहाबाद उच्च न्यायालय', count: 27 },
    ],
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
export const Narrow: Story = { ...Selectable, globals: { viewport: { value: 'phone320' } } };
export const Dark: Story = { ...Selectable, globals: { theme: 'dark' } };
export const ForcedColours: Story = { ...Selectable, globals: { contrast: 'forced' } };

export const ByKeyboard: Story = {
  args: { onSelectedChange: fn() },
  render: (args) => <Host {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Supreme Court 61' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const chosen = canvas.getByRole('button', { name: 'Allahabad 27' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['all']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Kelgaon 0' })).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['all', 'sc']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['sc']);
  },
};

export const ReadAsAList: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent?.trim());
    await expect(canvas.getByRole('list', { name: 'Judgments by court' })).toBeVisible();
    await expect(rows).toEqual(['Supreme Court 61', 'Andhra Pradesh 31', 'Allahabad 27', 'Tribunals 4', 'Kelgaon 0']);
  },
};
