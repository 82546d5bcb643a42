import { formatDate, formatRupees } from '@headnote/core/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState } from '../error-state/index.js';
import { Table, type TableColumn, type TableProps, type TableSort } from './index.js';

interface Invoice {
  number: string;
  date: string;
  party: string;
  amount: number;
}

const invoices: readonly Invoice[] = [
  { number: 'HN/2026-27/104', date: '2026-05-04', party: 'Bhola Nath & Sons', amount: 123_456 },
  { number: 'HN/2026-27/018', date: '2026-04-11', party: 'Chambers of Meera Rao', amount: 8_400 },
  { number: 'HN/2025-26/991', date: '2026-03-30', party: 'Sahyadri Law College', amount: 13_80_000 },
];

const columns: readonly TableColumn<Invoice>[] = [
  { key: 'number', header: 'Invoice', cell: ({ number }) => number, isRowHeader: true },
  { key: 'date', header: 'Date', cell: ({ date }) => formatDate(date), sortable: true },
  { key: 'party', header: 'To', cell: ({ party }) => party },
  { key: 'amount', header: 'Amount', cell: ({ amount }) => formatRupees(amount), align: 'end', sortable: true },
];

function Sample({ rows = invoices, ...props }: Partial<TableProps<Invoice>>) {
  const [sort, setSort] = useState<TableSort>({ key: 'date', direction: 'descending' });
  const [selected, setSelected] = useState(props.selected);
  const key = sort.key === 'amount' ? 'amount' : 'date';
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => (a[key] < b[key] ? -sign : sign));
  return (
    <Table<Invoice>
      caption="Invoices"
      columns={columns}
      rowKey={({ number }) => number}
      rowName={({ number }) => number}
      sort={sort}
      {...props}
      rows={sorted}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        props.onSelectedChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/Table',
  component: Table as ComponentType<Partial<TableProps<Invoice>>>,
  render: (args) => <Sample {...args} />,
} satisfies Meta<Partial<TableProps<Invoice>>>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<Partial<TableProps<Invoice>>>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Invoices' });
    await expect(within(table).getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await expect(within(table).getByRole('rowheader', { name: 'HN/2026-27/104' })).toBeVisible();
    await expect(within(table).getByRole('cell', { name: '₹13,80,000' })).toHaveStyle({ textAlign: 'end' });
  },
};
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const Selectable: Story = { args: { selected: new Set(['HN/2026-27/018']) } };
export const Loading: Story = {
  args: { rows: [], loadingRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Invoices' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState level={3} title="No invoice yet" text="The first comes with a subscription." />,
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    error: <ErrorState level={3} title="The invoices did not load" text="Nothing is lost." onRetry={fn()} />,
  },
};

const long: Invoice = {
  number: 'HN/2026-27/106',
  date: '2026-05-06',
  party: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors., Advocates',
  amount: 13_80_000,
};

/** On a narrow page the table scrolls in its own named, focusable region; the page does not scroll. */
export const LongNamesNarrow: Story = {
  args: { rows: [long, ...invoices] },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Invoices' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const HeadStaysInView: Story = {
  args: {
    isTall: true,
    rows: Array.from({ length: 60 }, (_, index) => ({ ...long, number: `HN/2026-27/${index + 200}` })),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Invoices' });
    region.scrollTop = 800;
    const head = canvas.getByRole('columnheader', { name: 'Invoice' }).getBoundingClientRect();
    await expect(Math.abs(head.top - region.getBoundingClientRect().top)).toBeLessThan(2);
  },
};

/** A row may be the heading of a group. The screen that uses it sets its look. */
export const Groups: Story = {
  args: { rowClassName: ({ amount }) => amount > 1_000_000 && 'large-invoice' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Sahyadri/ });
    await expect(row).toHaveClass('hn-table__row', 'large-invoice');
    await expect(canvas.getByRole('row', { name: /Bhola/ })).not.toHaveClass('large-invoice');
  },
};

export const SortedByKeyboard: Story = {
  args: { onSortChange: fn() },
  play: async ({ args, canvas }) => {
    const date = canvas.getByRole('button', { name: 'Date' });
    await userEvent.tab();
    // On a phone the table scrolls, and takes the focus before its heads.
    if (document.activeElement !== date) await userEvent.tab();
    await expect(date).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'date', direction: 'ascending' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('HN/2026-27/018');
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['wide'],
  args: { selected: new Set<string>(), onSelectedChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(invoices.map(({ number }) => number)));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select HN/2026-27/104' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select HN/2026-27/104' })).not.toBeChecked();
  },
};
