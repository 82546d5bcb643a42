import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { actInListPath } from '../../links/links.js';
import { inSite, neverAnswers, offline, storyCodec, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ActListScreen } from './ActListScreen.js';

const meta = {
  title: 'Screens/Bare acts',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/bareactslist', fetch: fakeLibrary({}, { hits: 5, total: 45 }) },
  render: (args) => inSite(<ActListScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('45 acts')).toBeVisible();
  },
};

export const OneAskedFor: Story = {
  args: { path: actInListPath(storyCodec, 'a0123456789ab') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The act you asked for' })).toBeVisible();
  },
};

export const NothingFound: Story = { args: { fetch: fakeLibrary({}, { hits: 0 }) } };
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };
