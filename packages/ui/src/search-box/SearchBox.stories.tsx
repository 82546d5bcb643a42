import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { SearchBox } from './index.js';

const meta = {
  title: 'Parts/SearchBox',
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

const understood = (
  <>
    Reading this as a citation: <em>Supreme Court Cases</em>, year <strong>1987</strong>, volume <strong>1</strong>,
    page <strong>362</strong>. One judgment found, <TextLink href="#case">Thorave v State of Sahyadri</TextLink>, 20
    December 1986.
  </>
);

export const Big: Story = {};
export const BigWithText: Story = { args: { defaultValue: '1987 1 SCC 362', understood } };
export const Bar: Story = { args: { size: 'bar', defaultValue: '"basic structure" /s amendment', hasKinds: false } };
export const BarWithKinds: Story = { args: { size: 'bar', defaultKind: 'acts', defaultValue: 's 34' } };
export const Busy: Story = { args: { defaultValue: 'licence', busy: true } };
export const LongText: Story = {
  args: {
    defaultValue:
      '"patent illegality" /p award NOT foreign AND (arbitrator OR tribunal) court:SC judge:"B. Rekhi" date:1996..2024 section:34',
  },
};
export const Devanagari: Story = { args: { defaultValue: 'माध्यस्थम् पंचाट' } };
export const Phone: Story = {
  args: { defaultValue: '1987 1 SCC 362', understood },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...BigWithText, globals: { theme: 'dark' } };

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

export const NothingToSearch: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
