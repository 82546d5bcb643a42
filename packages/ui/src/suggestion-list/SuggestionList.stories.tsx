import './SuggestionList.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchBox, type SearchField } from '../search-box/index.js';
import { SuggestionList, type SuggestionListProps, type SuggestionRow } from './index.js';

const mills: SuggestionRow = {
  id: 'mills',
  group: 'Judgments',
  look: 'document',
  words: 'Tungapura Mills Ltd. v. State of Sahyadri',
  detail: '(1980) 3 SMP 625',
  note: 'Supreme Court, 1980',
  fill: 'Tungapura Mills Ltd. v State of Sahyadri',
  href: '#mills',
};
const overruled: SuggestionRow = {
  ...mills,
  id: 'overruled',
  words: 'Workmen of the Lakeside Housing Society and Others v. Tungapura Municipal Council',
  warning: 'overruled',
  href: '#overruled',
};
const step: SuggestionRow = { ...mills, id: 'step', look: 'step', words: 'All judgments with tung in the parties' };
const act: SuggestionRow = {
  id: 'act',
  group: 'Acts and sections',
  look: 'document',
  lead: 's 7',
  words: 'Tung oil to be sealed',
  note: 'The Oils (Sample) Act, 1961',
  fill: 'section 7 Oils Act',
  href: '#act',
};
const search: SuggestionRow = {
  id: 'search',
  group: 'Recent searches',
  look: 'search',
  words: 'tungapura /p “natural justice”',
  note: '61',
  fill: 'tungapura /p “natural justice”',
  href: '#search',
};
const rows = [mills, overruled, { ...step, detail: undefined, note: undefined }, act, search];

const onPick = fn<(row: SuggestionRow) => void>();

/** A search box whose list has these answers. */
function BoxWithList(props: Partial<Omit<SuggestionListProps, 'field'>>) {
  return (
    <div style={{ minHeight: 420, maxWidth: 752 }}>
      <SearchBox
        suggestions={(field: SearchField) => (
          <SuggestionList load={() => rows} onPick={onPick} {...props} field={field} />
        )}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/SuggestionList',
  component: BoxWithList,
  beforeEach: () => void onPick.mockClear(),
  play: ({ canvas }) => userEvent.type(canvas.getByRole('combobox', { name: /Search judgments/ }), 'tung'),
} satisfies Meta<typeof BoxWithList>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {};
export const Loading: Story = { args: { load: () => new Promise<never>(() => {}) } };
export const RecentWhileLoading: Story = { args: { load: () => new Promise<never>(() => {}), early: () => [search] } };
export const None: Story = {
  args: { load: () => [], empty: (text) => <strong>Nothing begins with “{text}”</strong> },
};
export const WithNotice: Story = { args: { load: () => [{ ...mills, notice: 'Reading this as: (1980) 3 SMP 62' }] } };

export const Devanagari: Story = {
  args: {
    load: () => [
      { ...mills, group: 'निर्णय', words: 'तुंगपुरा मिल्स लिमिटेड v. सह्याद्री राज्य', note: 'उच्चतम न्यायालय, 1980' },
      { ...search, group: 'हाल की खोजें', words: 'धारा ४३८ अग्रिम जमानत' },
    ],
  },
};

/** The list closes; the box searches as before. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('no answer')) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Search judgments/ });
    await userEvent.type(field, 'tung');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'), { timeout: 3000 });
    await expect(field).toHaveValue('tung');
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: /Search judgments/ });
    await userEvent.type(field, 'tung');
    await canvas.findByRole('option', { name: /Tungapura Mills/ });
    await expect(canvas.getByText('5 suggestions in 3 groups')).toBeInTheDocument();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = canvasElement.querySelector(`#${CSS.escape(field.getAttribute('aria-activedescendant') ?? '')}`);
    await expect(active).toHaveTextContent('Workmen');
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveValue(overruled.fill);
    await canvas.findByRole('option', { name: /Tungapura Mills/ });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onPick.mock.calls).toEqual([[search]]);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Search judgments/ });
    await userEvent.type(field, 'tung');
    const group = within(await canvas.findByRole('group', { name: 'Acts and sections' }));
    await userEvent.click(group.getByRole('option'));
    await expect(onPick.mock.calls).toEqual([[act]]);
    await expect(field).toHaveFocus();
  },
};

/** Escape closes the list first, then clears the text. */
export const Escaped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Search judgments/ });
    await userEvent.type(field, 'tung');
    await canvas.findByRole('option', { name: /Tungapura Mills/ });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('tung');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
