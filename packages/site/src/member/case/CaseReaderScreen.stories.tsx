import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { citationsAnswering, citingLibrary, everyState, manyCitations } from '../../citator/citator-wire.fixtures.js';
import { noCitations } from '../../citator/citator.fixtures.js';
import { CaseReaderScreen } from './CaseReaderScreen.js';

const meta = {
  title: 'Screens/Judgment',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/case/c0123456789ab', route: '/Lawsuit/case/:id' },
  render: (args) => inSite(<CaseReaderScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Asha Traders Versus State of Goa, 02 January 2024',
    );
    await expect(canvas.getByText(/The appeal is allowed/)).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: {
    fetch: fakeLibrary({ appellant: '', respondent: '', dispose_dt: null, judge: '', appeal_no: '', fcitation: '' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Date not known');
  },
};

export const WithCitations: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas, canvasElement }) => {
    const text = within(await canvas.findByRole('region', { name: 'Text of the judgment' }));
    await expect(text.getByRole('link', { name: '(1990) 4 SMP 9' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c1',
    );
    await expect(text.getByRole('link', { name: '1991 SMP 3' })).toHaveAccessibleDescription(
      /Relied on.*Overruled since/,
    );
    await expect(text.getByText('1993 SMP 5')).toHaveAttribute('title', expect.stringContaining('does not have'));
    await expect(text.getByText('1007 SMP 7')).toHaveAttribute('title', 'There were no reports in 1007.');
    await expect(text.getByRole('link', { name: 'Section 2 of the Sample Act' })).toHaveAttribute(
      'href',
      '/Lawsuit/act/a0123456789ab#s2',
    );
    await expect(text.getByRole('link', { name: 'Section 9 of the Old Act' })).toHaveAccessibleDescription(
      /Repealed by/,
    );
    // An offset of another text makes no link.
    await expect(
      text
        .getByText(/The appeal is allowed/)
        .closest('p')
        ?.querySelectorAll('a'),
    ).toHaveLength(1);

    await expect(canvas.getByRole('heading', { name: 'Cited by (3)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Cites (8)' })).toBeVisible();
    await expect(canvas.getByText('Relies on an overruled case')).toBeVisible();
    const citedBy = within(canvas.getByRole('list', { name: 'Cited by' }));
    await expect(citedBy.getByText('Doubted')).toBeVisible();
    await expect(citedBy.getByText(/it cannot overrule/)).toBeVisible();
    await expect(citedBy.getByText('in counsel’s argument')).toBeVisible();
    await expect(canvas.getByText('Followed in 2001 SMP 12; R 2003 SMP 4')).toBeVisible();
    const cites = within(canvas.getByRole('list', { name: 'Cites' }));
    await expect(cites.getAllByRole('link', { name: '¶ 1' })[0]).toHaveAttribute('href', '#cite-0');
    await expect(canvasElement.querySelector('#cite-0')).toHaveTextContent('(1990) 4 SMP 9');
  },
};

export const SeveralCandidates: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('button', { name: 'AIR 1992 SMP 4' });
    words.focus();
    await userEvent.keyboard('{Enter}');
    const chooser = within(await canvas.findByRole('dialog', { name: 'AIR 1992 SMP 4: Several matches' }));
    // The popover fades in.
    await waitFor(() => expect(chooser.getByText('Two short orders stand on this page.')).toBeVisible());
    await expect(chooser.getByRole('link', { name: 'Bhaskar Mills v. State of Sahyadri' })).toHaveFocus();
    await expect(chooser.getByRole('link', { name: 'Ebrahim v. Ebrahim' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c3',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(words).toHaveFocus();
    await expect(words).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(words);
    await canvas.findByRole('dialog');
  },
};

export const Overruled: Story = {
  args: {
    fetch: citingLibrary({
      ...everyState,
      citedBy: everyState.citedBy.map((one, index) => (index === 0 ? { ...one, treatment: 'overruled' } : one)),
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Overruled'))[0]).toBeVisible();
  },
};

export const NoCitations: Story = {
  args: { fetch: citingLibrary(noCitations) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No judgment in this library cites it.')).toBeVisible();
    await expect(canvas.getByText('We found no citation in its text.')).toBeVisible();
  },
};

export const ManyCitations: Story = {
  args: { fetch: citingLibrary(manyCitations(200)) },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('list', { name: 'Cited by' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    const [showAll] = canvas.getAllByRole('button', { name: 'Show all 200' });
    await userEvent.click(showAll ?? canvasElement);
    await expect(list.getAllByRole('listitem')).toHaveLength(200);
    await waitFor(() => expect(list.getByRole('link', { name: 'Party 9 v. State of Sahyadri' })).toHaveFocus());
  },
};

export const CitationsLoading: Story = {
  args: { fetch: citationsAnswering(neverAnswers) },
  play: async ({ canvas }) => {
    // The text does not wait for long.
    await expect(await canvas.findByText(/The appeal is allowed/, {}, { timeout: 3000 })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Citations' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CitationsFailed: Story = {
  args: { fetch: citationsAnswering(offline) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The citations did not load', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText(/The appeal is allowed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithCitationsDark: Story = { args: { fetch: citingLibrary() }, globals: { theme: 'dark' } };
export const WithCitations320: Story = {
  args: { fetch: citingLibrary() },
  globals: { viewport: { value: 'phone320' } },
};

export const Missing: Story = {
  args: { fetch: fakeLibrary({}, { hits: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Content not available' })).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };
