import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { findIn, judges } from '../internal/judges.fixtures.js';
import { ComboBox, type ComboBoxProps } from './index.js';

const few = judges(12);
type Load = ComboBoxProps<string>['load'];

const soon =
  (list: readonly string[]): Load =>
  (text) =>
    new Promise((resolve) => setTimeout(() => resolve(findIn(list)(text)), 20));
const never: Load = () => new Promise(() => {});
const failing: Load = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox<string>,
  args: {
    label: 'Judge',
    hint: 'Two letters are enough',
    load: soon(few),
    labelOf: (name) => name,
    onPick: fn(),
    onTextChange: fn(),
    debounceMs: 20,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 348, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox<string>>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

/** Types a text and waits for an element with this role and name. */
const typing = (text: string, role: string, name?: string | RegExp): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), text);
    await waitFor(() => expect(canvas.getAllByRole(role, name ? { name } : {})[0]).toBeVisible());
  };

export const Plain: Story = {};
export const Placeholder: Story = { args: { placeholder: 'Judge’s name' } };
export const Chosen: Story = { args: { defaultText: 'Asha Lakshmi Iyengar' } };
export const Disabled: Story = { args: { disabled: true, defaultText: 'Asha Lakshmi Iyengar' } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Choose a court first' } };
export const Invalid: Story = { args: { error: 'Judge must be selected!' } };
export const Suggestions: Story = { play: typing('as', 'option') };
export const Loading: Story = {
  args: { load: never },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'as');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing found'));
  },
};
export const Failed: Story = {
  args: { load: failing },
  play: typing('as', 'button', 'Try again'),
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: typing('as', 'option') };
export const LongNames: Story = {
  args: {
    label: 'Party',
    load: () => [
      'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.',
      'The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Federation',
    ],
    noteOf: () => 'Supreme Court of India, 24 April 1973',
  },
  play: typing('la', 'option'),
};
export const Devanagari: Story = {
  args: {
    label: 'न्यायाधीश',
    hint: 'दो अक्षर काफ़ी हैं',
    load: soon(['न्यायमूर्ति आशा लक्ष्मी अय्यंगार', 'न्यायमूर्ति अशोक प्रभाकर देशपांडे']),
  },
  play: typing('न्याय', 'option'),
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: typing('as', 'option'),
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Judge' });
    await userEvent.tab();
    await userEvent.keyboard('as');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1));
    const options = canvas.getAllByRole('option');
    const last = options.at(-1);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(options[0]).toHaveAttribute('aria-posinset', '1');
    await expect(options[0]).toHaveAttribute('aria-setsize', String(options.length));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    const wanted = last?.textContent;
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(wanted);
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await expect(args.onPick).toHaveBeenLastCalledWith(wanted);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(wanted ?? '');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(wanted);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const RetriedByKeyboard: Story = {
  args: {
    load: (() => {
      let calls = 0;
      const load: Load = (text, call) => ((calls += 1) % 2 === 1 ? failing : soon(few))(text, call);
      return load;
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('as');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const TypedInFull: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Judge' });
    await userEvent.type(field, `${few[0]?.toLowerCase()} `);
    await waitFor(() => expect(canvas.getByRole('option', { name: few[0] ?? '' })).toBeVisible());
    await userEvent.tab();
    await expect(field).toHaveValue(few[0]);
    await expect(field).toBeValid();
    await expect(field).not.toHaveFocus();
    await expect(args.onPick).toHaveBeenLastCalledWith(few[0]);
  },
};

export const OnlyFromTheList: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Nobody of that name');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose one from the list');
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const AnyText: Story = {
  args: { freeText: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Nobody of that name');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toBeValid();
    await expect(canvas.getByRole('combobox')).toHaveValue('Nobody of that name');
  },
};

export const FiveThousand: Story = {
  args: { load: findIn(judges(5000)), minCharacters: 0, debounceMs: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
    await userEvent.keyboard('{ArrowUp}');
    const field = canvas.getByRole('combobox', { name: 'Judge' });
    await waitFor(async () => {
      const active = canvas.getByRole('option', { name: 'Jayanthi Balwant Iyengar 7' });
      await expect(field).toHaveAttribute('aria-activedescendant', active.id);
      await expect(active).toBeVisible();
    });
  },
};
