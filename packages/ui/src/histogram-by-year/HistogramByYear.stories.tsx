import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { sinceSixty, sinceTheFirst } from './histogram.fixtures.js';
import { HistogramByYear, type HistogramByYearProps } from './index.js';

const meta = {
  title: 'Data/HistogramByYear',
  component: HistogramByYear,
  args: { years: sinceSixty, onValueChange: fn() },
  render: (args) => <Host {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistogramByYear>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

function Host(props: HistogramByYearProps) {
  const [value, setValue] = useState(props.value);
  return (
    <HistogramByYear
      {...props}
      value={value}
      onValueChange={
        props.onValueChange &&
        ((next) => {
          setValue(next);
          props.onValueChange?.(next);
        })
      }
    />
  );
}

export const Plain: Story = {};
export const Brushed: Story = { args: { value: { from: 1973, to: 1990 } } };
export const FromFirstReports: Story = { args: { years: sinceTheFirst, value: { from: 1935, to: 1950 } } };
export const EmptyYears: Story = {
  args: {
    years: [
      { year: 1951, count: 3 },
      { year: 1987, count: 12 },
      { year: 2024, count: 7 },
    ],
    bounds: { from: 1950, to: 2026 },
  },
};
export const OneYear: Story = { args: { years: [{ year: 2026, count: 89 }] } };
export const Empty: Story = { args: { years: [] } };
export const Loading: Story = { args: { loading: true } };
export const ReadOnly: Story = { render: ({ years }) => <HistogramByYear years={years} /> };
export const Devanagari: Story = { args: { label: 'वर्ष', countLabel: 'निर्णय', value: { from: 1973, to: 1990 } } };

export const ByTheHandles: Story = {
  args: { value: { from: 1973, to: 1990 } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const from = canvas.getByRole('slider', { name: 'From year' });
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuenow', '1974');
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 1963, to: 1990 });
    await userEvent.keyboard('{Home}');
    await expect(from).toHaveAttribute('aria-valuenow', '1960');
    await userEvent.tab();
    const to = canvas.getByRole('slider', { name: 'To year' });
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(to).toHaveAttribute('aria-valuenow', '2000');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const ByTheFields: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'From year' });
    await userEvent.clear(from);
    await userEvent.type(from, '1973{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 1973, to: 2026 });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'To year' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'To year' }), '1950');
    await userEvent.tab();
    // A year before the first one sets both ends to the first year.
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 1960, to: 1960 });
    await userEvent.clear(from);
    await userEvent.type(from, 'none{Enter}');
    await expect(from).toHaveValue('1960');
    await expect(canvas.getByText('1960', { selector: '.hn-years__chosen' })).toBeVisible();
  },
};

/** Accepts pasted years with spaces or Indic digits; other text changes nothing. */
export const PastedThenEnter: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'From year' });
    for (const [text, year] of [
      [' 1985 ', 1985],
      ['१९८०', 1980],
    ] as const) {
      await userEvent.clear(from);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: year, to: 2026 });
    }
    for (const text of ['1e3', '19850101', '-5', '19.5']) {
      await userEvent.clear(from);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
      await expect(from).toHaveValue('1980');
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const ByThePointer: Story = {
  play: async ({ args, canvasElement }) => {
    const plot = canvasElement.querySelector('svg.hn-years__plot');
    if (!plot) throw new Error('no plot');
    const { left, width, top } = plot.getBoundingClientRect();
    const at = (part: number) => ({ clientX: left + width * part, clientY: top + 20, pointerId: 1, button: 0 });
    plot.setPointerCapture = () => {};
    await fireEvent.pointerDown(plot, at(0.5));
    await fireEvent.pointerMove(plot, at(0.75));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(plot, at(0.75));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 1993, to: 2010 });
    const handle = within(canvasElement).getByRole('slider', { name: 'To year' });
    await fireEvent.pointerDown(handle, at(0.75));
    await fireEvent.pointerMove(plot, at(0.25));
    await fireEvent.pointerUp(plot, at(0.25));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 1976, to: 1993 });
  },
};

export const ReadAsATable: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('columnheader', { name: 'Judgments' })).toBeInTheDocument();
    await expect(table.getByRole('rowheader', { name: '1960' })).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Year' })).toBeVisible();
  },
};
