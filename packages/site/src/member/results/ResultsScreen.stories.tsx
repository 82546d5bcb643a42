import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { searchFor } from '../../links/search-state.js';
import { inSite, neverAnswers, offline, storyCodec, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { resultsAddress } from '../../links/results-address.js';
import { ResultsScreen } from './ResultsScreen.js';

const path = resultsAddress(storyCodec, { search: searchFor('condemned unheard'), page: 1 });

const meta = {
  title: 'Screens/Results',
  parameters: { layout: 'fullscreen' },
  args: { path, fetch: fakeLibrary({}, { hits: 6, total: 92 }) },
  render: (args) => inSite(<ResultsScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '92 judgments' })).toBeVisible();
    await expect(canvas.getByText('1 to 20 of 92 shown.')).toBeVisible();
  },
};

export const Narrowed: Story = {
  play: async ({ canvas }) => {
    const court = await canvas.findByRole('checkbox', { name: /Andhra Pradesh/ });
    await userEvent.click(court);
    await expect(
      await canvas.findByText('High Court of Andhra Pradesh', {
        selector: '.site-understood strong',
      }),
    ).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /Andhra Pradesh/ })).toBeChecked();
  },
};

export const Understood: Story = {
  args: {
    path: resultsAddress(storyCodec, {
      search: searchFor('"land acquisition" /5 compensation date:1973..1980 bench:5+'),
      page: 1,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('“land acquisition”', { selector: '.site-understood em' })).toBeVisible();
    await expect(canvasElement.querySelector('.site-understood')).toHaveTextContent(
      'Judgments containing “land acquisition” within 5 words of compensation, decided from 1973 to 1980 by 5 judges or more.',
    );
  },
};

export const NotAllUnderstood: Story = {
  args: {
    path: resultsAddress(storyCodec, { search: searchFor('(bail OR surety) w/ 5 yaer:1980'), page: 1 }),
  },
  play: async ({ canvas }) => {
    const problems = await canvas.findByRole('list', { name: 'Not understood' });
    await expect(problems).toBeVisible();
    await expect(canvas.getByRole('link', { name: /w\/5/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };

export const NothingFound: Story = {
  args: { fetch: fakeLibrary({}, { hits: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No judgment matches this search')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The results did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const DamagedLink: Story = {
  args: { path: '/Lawsuit/searchresults?query=cut-off' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The link is damaged' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };
