import { parseQuery } from '@headnote/core/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { UnderstoodLine, UnderstoodProblems, understoodRuns } from '../understood-line/index.js';
import { SearchBox } from './index.js';

const meta = {
  title: 'Forms/SearchBox',
  component: SearchBox,
  args: { onSearch: fn(), placeholder: 'Citation, parties, words' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 752 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const citation = (
  <UnderstoodLine
    lead="Reading this as a citation:"
    runs={[
      { text: 'Supreme Court Cases', role: 'said' },
      { text: ', year ', role: 'plain' },
      { text: '1987', role: 'reading' },
      { text: ', volume ', role: 'plain' },
      { text: '1', role: 'reading' },
      { text: ', page ', role: 'plain' },
      { text: '362', role: 'reading' },
    ]}
  >
    One judgment found, <TextLink href="#case">Thorave v State of Sahyadri</TextLink>, 20 December 1986.
  </UnderstoodLine>
);

/** Meaning and errors of a search, as an application shows them while the reader types. */
function saidBack(text: string) {
  const { tree, problems } = parseQuery(text);
  return {
    defaultValue: text,
    understood: <UnderstoodLine runs={understoodRuns(tree)} />,
    problems: <UnderstoodProblems text={text} problems={problems} />,
  };
}

export const Big: Story = {};
export const BigWithText: Story = { args: { defaultValue: '1987 1 SCC 362', understood: citation } };
export const Bar: Story = { args: { size: 'bar', defaultValue: '"basic structure" /s amendment' } };
export const BarWithKinds: Story = { args: { size: 'bar', defaultKind: 'acts', defaultValue: 's 34' } };
export const BarWithKindsNarrow: Story = {
  ...BarWithKinds,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox').clientWidth).toBeGreaterThan(100);
  },
};

const help = (
  <>
    <h2>Query language</h2>
    <p>
      <TextLink href="#example" onClick={(event) => event.preventDefault()}>
        bail /5 parole
      </TextLink>{' '}
      within 5 words
    </p>
  </>
);

/** The help opens with a press, and closes with its button or when one of its links is followed. */
export const WithHelp: Story = {
  args: { help, defaultValue: 'bail' },
  play: async ({ canvas }) => {
    const link = () => canvas.queryByRole('link', { name: 'bail /5 parole' });
    const button = canvas.getByRole('button', { name: 'Search help' });
    await userEvent.click(button);
    await waitFor(() => expect(link()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(link()).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(link()).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'bail /5 parole' }));
    await waitFor(() => expect(link()).toBeNull());
  },
};
export const BarWithHelp: Story = { args: { ...Bar.args, help } };
/** In a narrow bar, the kind and the help are below the box while it has the focus. */
export const BarNarrowFocused: Story = {
  args: { ...Bar.args, help },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const kind = canvas.getByLabelText('What to search');
    await expect(kind).not.toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(kind).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  },
};
export const Busy: Story = { args: { defaultValue: 'licence', busy: true } };
export const LongText: Story = {
  args: {
    defaultValue:
      '"patent illegality" /p award NOT foreign AND (arbitrator OR tribunal) court:SC judge:"B. Rekhi" date:1996..2024 section:34',
  },
};

export const SlashFocuses: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'a/b{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'a/b', kind: 'judgments' });
  },
};

export const EscapeClearsThenLeaves: Story = {
  args: { defaultValue: 'licence' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).not.toHaveFocus();
  },
};

export const ClearKeepsFocus: Story = {
  args: { defaultValue: 'licence' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
  },
};

export const SearchesActs: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What to search' }), 'Acts');
    await userEvent.type(canvas.getByRole('searchbox'), '  carts ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'carts', kind: 'acts' });
  },
};

export const IgnoresEmptySearch: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Understood: Story = {
  args: saidBack('"basic structure" /s amendment court:"Supreme Court" date:1973..1990'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Judgments containing “basic structure” and amendment in the same sentence, of the court “Supreme Court”, decided from 1973 to 1990.',
    );
  },
};
export const NotUnderstood: Story = {
  args: saidBack('"basic structure" /s (amendment OR'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Not understood' })).toBeVisible();
  },
};
export const UnderstoodInBar: Story = { args: { ...saidBack('land* /5 acquisition bench:5+'), size: 'bar' } };
