import type { HistoryEntry } from '@headnote/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeMemberLibrary, storedText } from '../../fixtures/fake-member-library.fixtures.js';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { HistoryScreen } from './HistoryScreen.js';

const entry = (id: string, keywords: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  keywords,
  query: storedText(keywords),
  kind: 'text',
  total: 61,
  searchedAt: '2026-03-04T05:06:07Z',
  ...change,
});

const history: readonly HistoryEntry[] = [
  entry('1', '"basic structure" /s amendment', {
    query: storedText('"basic structure" /s amendment', { courtNames: ['Supreme Court of India'] }),
  }),
  entry('2', 'Asha Traders v State of Goa', { kind: 'case', query: 'c0123456789ab', total: 0 }),
  entry('3', 'arbitration award', { total: 1306, searchedAt: '2026-03-03T05:06:07Z' }),
  entry('4', 'written by another program', { query: '{"words":1}', searchedAt: '2026-03-03T04:00:00Z' }),
];

const meta = {
  title: 'Screens/History',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/history', fetch: fakeMemberLibrary({ history }) },
  render: (args) => inSite(<HistoryScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('link', { name: '"basic structure" /s amendment' });
    await expect(search).toHaveAttribute('href', expect.stringContaining('/Lawsuit/searchresults?query='));
    await expect(canvas.getByText('61 judgments, narrowed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Asha Traders/ })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0123456789ab',
    );
    await expect(canvas.getByText('A search that this page cannot read')).toBeVisible();
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find in your history' }), 'award');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('1 entry')).toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find in your history' }), 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole history' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(history.length);
  },
};

const sent: [string, unknown][] = [];

export const RemovedAndUndone: Story = {
  args: { fetch: fakeMemberLibrary({ history }, { sent }) },
  play: async ({ canvas }) => {
    sent.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “arbitration award” from the history' }));
    await expect(canvas.getByText('Removed “arbitration award” from the history.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'arbitration award' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Undo/ }));
    await expect(canvas.getByRole('link', { name: 'arbitration award' })).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

export const Cleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the history' }));
    await expect(await canvas.findByText('No searches yet')).toBeVisible();
    // The key works outside fields.
    await userEvent.click(canvasElement.ownerDocument.body);
    await userEvent.keyboard('z');
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(history.length));
  },
};

export const Empty: Story = {
  args: { fetch: fakeMemberLibrary() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No searches yet')).toBeVisible();
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The history did not load')).toBeVisible();
  },
};
