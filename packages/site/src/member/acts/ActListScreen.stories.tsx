import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { actListAddress } from '../../links/act-list-address.js';
import { actInListPath, actListPath } from '../../links/links.js';
import { inSite, neverAnswers, offline, storyCodec, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ActListScreen } from './ActListScreen.js';

const meta = {
  title: 'Screens/Bare acts',
  parameters: { layout: 'fullscreen' },
  args: { fetch: fakeLibrary({}, { hits: 5, total: 45 }) },
  render: ({ search, ...place }) =>
    inSite(<ActListScreen />, {
      path: search === undefined ? '/Lawsuit/bareactslist' : actListPath(storyCodec, search),
      ...place,
    }),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('45 acts')).toBeVisible();
    const letters = within(canvas.getByRole('navigation', { name: 'First letter' }));
    await expect(letters.getByRole('link', { name: 'S 45' })).toHaveAttribute(
      'href',
      expect.stringMatching(/letter=S$/),
    );
    await expect(letters.queryByRole('link', { name: /^T/ })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /Repealed/ })).toBeVisible();
  },
};

const narrowed = actListAddress(storyCodec, { text: '', filter: { letter: 'S', status: 'repealed' } });
const repealedAct = {
  id: '',
  title: 'The Sample Act, 1890',
  lyear: 1890,
  act_number: '9',
  repealed_by: 'The Sample Act, 1930',
};

export const NarrowedToRepealed: Story = {
  args: { path: narrowed, fetch: fakeLibrary({}, { listed: [repealedAct] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 act begins with S')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Repealed by the Sample Act, 1930');
    await expect(canvas.getByText('title only')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Repealed/ })).toBeChecked();
    await expect(canvas.getByRole('link', { name: /^S/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const OneAskedFor: Story = {
  args: { path: actInListPath(storyCodec, 'a0123456789ab') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The act you asked for' })).toBeVisible();
  },
};

const named = {
  acts: [
    {
      id: 'a0123456789ab',
      title: 'The Sample Act, 1930',
      lyear: 1930,
      act_number: '3',
      status_text: 'As on 10 May 2026',
    },
    {
      id: '',
      title: 'The Sample Act, 1890',
      lyear: 1890,
      act_number: '9',
      repealed_on: '1930-04-01',
      repealed_by: 'The Sample Act, 1930',
      repealed_by_id: 'a0123456789ab',
    },
  ],
};

export const NameFirst: Story = {
  args: { search: 'Sample Act', fetch: fakeLibrary({}, { hits: 0, found: named }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 act')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent('The library does not have the Sample Act, 1890');
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(/The Sample Act, 1930\s*As on 10 May 2026.*Act 3 of 1930/);
  },
};

export const NothingFound: Story = { args: { fetch: fakeLibrary({}, { hits: 0 }) } };
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
