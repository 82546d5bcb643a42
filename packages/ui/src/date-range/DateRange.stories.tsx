import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateRange } from './index.js';

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { label: 'Date of the judgment', today: '2026-11-21', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRange>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const years = { from: '1973-04-24', to: '1990-12-31' };

/** Opens the calendar of the first date. */
const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a date, From' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Choose a date, From' })).toBeVisible());
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: years } };
export const WithHint: Story = { args: { hint: 'Either date may stay empty', defaultValue: { from: '1950-01-26' } } };
export const Disabled: Story = { args: { disabled: true, defaultValue: years } };
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your package begins in 2000', defaultValue: years },
};
export const Dark: Story = { args: { defaultValue: years }, globals: { theme: 'dark' } };
export const ForcedColours: Story = { args: { defaultValue: years }, globals: { contrast: 'forced' }, play: opened };
export const CalendarOpen: Story = { args: { defaultValue: years }, play: opened };
export const CalendarOpenDark: Story = { args: { defaultValue: years }, globals: { theme: 'dark' }, play: opened };
export const Narrow: Story = { args: { defaultValue: years }, globals: { viewport: { value: 'phone320' } } };
export const CalendarOnAPhone: Story = {
  args: { defaultValue: { from: '1973-11-24' } },
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    await opened(context);
    const [month, year] = ['Month', 'Year'].map((name) => context.canvas.getByRole('combobox', { name }));
    // The longest month name fits: the list gets the width it needs.
    for (const list of [month, year]) {
      const room = list?.clientWidth ?? 0;
      if (list) list.style.flex = 'none';
      await expect(list?.clientWidth).toBeLessThanOrEqual(room);
      if (list) list.style.flex = '';
    }
  },
};
export const RightToLeft: Story = {
  args: { defaultValue: years },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Devanagari: Story = { args: { label: 'निर्णय की तारीख', hint: 'कोई भी तारीख खाली रह सकती है' } };
export const Invalid: Story = {
  args: { defaultValue: years, error: 'No judgments of these years are held!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No judgments of these years are held!')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton', { name: /year/i })[1]).toBeInvalid();
  },
};
export const FromAfterTo: Story = {
  args: { defaultValue: { from: '1990-12-31', to: '1973-04-24' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From must not be after To!')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton', { name: /day/i })[0]).toBeInvalid();
  },
};
export const FromAfterToDark: Story = { args: FromAfterTo.args ?? {}, globals: { theme: 'dark' } };
export const TooEarly: Story = {
  args: { defaultValue: { from: '1849-03-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The earliest date is 01 January 1860.')).toBeVisible();
  },
};
export const TooLate: Story = {
  args: { defaultValue: { to: '2031-03-01' }, max: '2026-11-21' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The latest date is 21 November 2026.')).toBeVisible();
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const from = within(canvas.getByRole('group', { name: 'From' }));
    await userEvent.tab();
    await expect(from.getByRole('spinbutton', { name: /day/i })).toHaveFocus();
    await userEvent.keyboard('24');
    await expect(from.getByRole('spinbutton', { name: /month/i })).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(from.getByRole('spinbutton', { name: /month/i })).toHaveTextContent('April');
    await expect(from.getByRole('spinbutton', { name: /year/i })).toHaveFocus();
    await userEvent.keyboard('1973');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1973-04-24' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1974-04-24' });
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(from.getByRole('spinbutton', { name: /month/i })).toHaveTextContent('March');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a date, From' })).toHaveFocus();
  },
};

export const LeftIncomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('24');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day.*To/i }));
    await expect(canvas.getByText('From must match the format!')).toBeVisible();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await userEvent.paste('24th April, 1973');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1973-04-24' });
  },
};

/** A readable paste removes the error, even when it is the same date as before. */
export const PastedAgainByKeyboard: Story = {
  args: { defaultValue: { from: '1973-04-24' } },
  play: async ({ canvas }) => {
    const from = within(canvas.getByRole('group', { name: 'From' }));
    await userEvent.click(from.getByRole('spinbutton', { name: /day/i }));
    await userEvent.paste('the day before');
    await waitFor(() => expect(from.getByRole('spinbutton', { name: /day/i })).toBeInvalid());
    await userEvent.paste('24 April 1973');
    await waitFor(() => expect(from.getByRole('spinbutton', { name: /day/i })).toBeValid());
  },
};

/** Shows an error and keeps the typed text. The form receives no date. */
export const DayDoesNotExist: Story = {
  args: { defaultValue: { from: '2020-01-31' }, names: { from: 'fromDate', to: 'toDate' } },
  play: async ({ canvas, canvasElement, args }) => {
    const from = within(canvas.getByRole('group', { name: 'From' }));
    await userEvent.click(from.getByRole('spinbutton', { name: /month/i }));
    await userEvent.keyboard('2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: undefined });
    await expect(canvasElement.querySelector('[name=fromDate]')).toHaveValue('');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day.*To/i }));
    await expect(canvas.getByText('The date of From does not exist!')).toBeVisible();
    await expect(from.getByRole('spinbutton', { name: /day/i })).toHaveTextContent('31');
    await expect(from.getByRole('spinbutton', { name: /month/i })).toHaveTextContent('February');
    await userEvent.click(from.getByRole('spinbutton', { name: /day/i }));
    await userEvent.keyboard('29');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2020-02-29' });
    await expect(canvas.queryByText('The date of From does not exist!')).not.toBeInTheDocument();
  },
};

export const TypedWithSigns: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await userEvent.keyboard('1/1/2020');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2020-01-01' });
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await userEvent.keyboard('24.4.1973');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1973-04-24' });
  },
};

/** Accepts letters, separators and leading zeros. */
export const TypedByLetters: Story = {
  play: async ({ canvas, args }) => {
    const day = () => canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body;
    const typed = ['24 April 1973', '24 Apr 1973', '24apr1973', '24/4/1973', '24-04-1973', '24/04/1973', '24. 4. 1973'];
    for (const text of typed) {
      await userEvent.click(canvas.getByRole('button', { name: 'All dates' }));
      await userEvent.click(day());
      await userEvent.keyboard(text);
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1973-04-24' });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'All dates' }));
    await userEvent.click(day());
    await userEvent.keyboard('01ju');
    const month = canvas.getAllByRole('spinbutton', { name: /month/i })[0];
    await expect(month).toHaveFocus();
    await userEvent.keyboard('xmay');
    await expect(month).toHaveTextContent('May');
  },
};

/** Shows an error for digits that are no date, and never changes them into another date. */
export const TypedInvalid: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await userEvent.keyboard('99132020');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day.*To/i }));
    await userEvent.keyboard('00000000');
    // Every typed digit stays visible, even when it is not part of a month.
    await expect(canvas.getByRole('spinbutton', { name: /month.*To/i })).toHaveTextContent(/^0/);
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await expect(canvas.getByText(/The earliest date is|must match the format/)).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/NaN|Invalid|undefined/);
    for (const [range] of (args.onChange as ReturnType<typeof fn>).mock.calls)
      await expect(JSON.stringify(range)).toMatch(/^{("(from|to)":"\d{4}-\d\d-\d\d",?)*}$/);
  },
};

export const InvalidDefault: Story = {
  args: { defaultValue: { from: 'soon', to: '2020-13-45' }, names: { from: 'fromDate', to: 'toDate' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[name=fromDate]')).toHaveValue('');
    await expect(canvas.getAllByRole('spinbutton', { name: /day/i })[0]).toHaveTextContent('dd');
  },
};

/** An emptied part makes the date incomplete, so the form receives no date. */
export const PartEmptied: Story = {
  args: { defaultValue: years, names: { from: 'fromDate', to: 'toDate' } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvasElement.querySelector('[name=fromDate]')).toHaveValue('');
    await expect(canvas.getAllByRole('spinbutton', { name: /month/i })[0]).toHaveTextContent('April');
    await userEvent.keyboard('24');
    await expect(args.onChange).toHaveBeenLastCalledWith(years);
  },
};

export const PastedUnreadable: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton', { name: /day/i })[0] ?? document.body);
    await userEvent.paste('the day after the hearing');
    await expect(canvas.getByText(/From could not be read. Write a date as 24\/04\/1973/)).toBeVisible();
    await userEvent.paste('1973-04-24');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1973-04-24' });
    await expect(canvas.queryByText(/could not be read/)).not.toBeInTheDocument();
  },
};

export const Presets: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Since 1950' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1950-01-01' });
    canvas.getByRole('button', { name: 'Last 12 months' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2025-11-21', to: '2026-11-21' });
    await userEvent.click(canvas.getByRole('button', { name: 'All dates' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

export const CalendarByKeyboard: Story = {
  args: { defaultValue: years },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date, From' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /24 April 1973/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /, 2 May 1973/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('button', { name: /, 2 April 1973/ })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '1862');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'July');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(canvas.getByRole('button', { name: /14 August 1862/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '1862-08-14', to: '1990-12-31' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
