import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { neverAnswers, offline, storyCodec, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { fakeMemberLibrary, storedText } from '../../fixtures/fake-member-library.fixtures.js';
import { savedSearchPath } from '../../links/search-paths.js';
import { drawResults } from './results-story.fixtures.js';

const meta = {
  title: 'Screens/Results',
  parameters: { layout: 'fullscreen' },
  args: { search: 'condemned unheard', fetch: fakeLibrary({}, { hits: 6, total: 92 }) },
  render: drawResults,
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
    search: '"land acquisition" /5 compensation date:1973..1980 bench:5+',
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
    search: '(bail OR surety) w/ 5 yaer:1980',
  },
  play: async ({ canvas }) => {
    const problems = await canvas.findByRole('list', { name: 'Not understood' });
    await expect(problems).toBeVisible();
    await expect(canvas.getByRole('link', { name: /w\/5/ })).toBeVisible();
  },
};

export const NarrowedByBench: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Seven or more judges/ }));
    await expect(await canvas.findByText(/decided by 7 judges or more/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Seven or more judges/ })).toBeChecked();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear 1' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(canvas.queryByText(/decided by 7 judges or more/)).not.toBeInTheDocument());
  },
};

export const YearsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [from] = await canvas.findAllByRole('slider');
    from?.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(await canvas.findByText('decided from 1983 to 2019')).toBeVisible();
  },
};

export const WordsInResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Words in these results'), 'notice{Enter}');
    await expect(await canvas.findByText('notice', { selector: '.site-understood em' })).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected judgments' }));
    await expect(bar.getByText('6 selected')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Save to folder' })).toBeEnabled();
    await userEvent.click(bar.getByRole('button', { name: 'E-mail' }));
    const mail = within(await screen.findByRole('dialog', { name: 'E-mail 6 judgments' }));
    await userEvent.click(mail.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('region', { name: 'Selected judgments' })).not.toBeInTheDocument();
  },
};

const parent = {
  id: '7',
  keywords: 'heard or not',
  query: storedText('unheard'),
  refineKeywords: '',
  kind: 'text',
  searchType: 'box',
  parentId: '',
  savedAt: '2026-03-04T05:06:07Z',
  total: 12,
  ranAt: '2026-03-04T05:06:07Z',
};
const child = {
  ...parent,
  id: '8',
  keywords: 'condemned unheard',
  query: storedText('condemned unheard'),
  parentId: '7',
};

export const Related: Story = {
  args: {
    path: savedSearchPath(storyCodec, parent) ?? '',
    fetch: fakeMemberLibrary({ queries: [parent, child] }, { fallback: fakeLibrary({}, { hits: 2, total: 12 }) }),
  },
  play: async ({ canvas }) => {
    const related = await canvas.findByRole('navigation', { name: 'Saved searches' });
    await expect(related).toHaveTextContent('Saved as heard or not');
    await expect(await within(related).findByRole('link', { name: 'condemned unheard' })).toBeVisible();
  },
};

export const OpenedByItsId: Story = {
  args: {
    ...Related.args,
    path: `/Lawsuit/searchresults?parentID=${encodeURIComponent(storyCodec.encrypt('8'))}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('condemned', { exact: false, selector: '.site-understood em' })).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };

export const NothingFound: Story = {
  args: { fetch: fakeLibrary({}, { hits: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No judgment matches this search')).toBeVisible();
  },
};

export const WithoutAWord: Story = {
  args: { fetch: fakeLibrary({}, { hits: 0, without: ['workplace', 'duty'] }) },
  play: async ({ canvas }) => {
    const near = within(await canvas.findByRole('list', { name: 'Judgments without one or two of the words' }));
    await expect(near.getByRole('article')).toHaveTextContent('without workplace and duty');
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
