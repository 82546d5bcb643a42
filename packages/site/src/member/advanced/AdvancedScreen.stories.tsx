import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { wireCourtTree } from '../../fixtures/court-tree.fixtures.js';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { fakeMemberLibrary } from '../../fixtures/fake-member-library.fixtures.js';
import { inSite, neverAnswers, offline, storyCodec, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ADVANCED_PATH, advancedPath } from '../../links/search-paths.js';
import { searchFor } from '../../links/search-state.js';
import { AdvancedScreen } from './AdvancedScreen.js';

const judges = [
  { text: 'Y.V. Chandrachud', count: 438 },
  { text: 'D.Y. Chandrachud', count: 612 },
];

/** A library with a tree of courts and completions. */
const library: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname === '/api/caselaw/getTree') return Promise.resolve(Response.json(wireCourtTree));
  return members(input, init);
};
const members = fakeMemberLibrary(
  { others: { '/api/caselaw/getjudgesautocomplete': judges } },
  { fallback: fakeLibrary({}, { hits: 1, total: 46 }) },
);

const meta = {
  title: 'Screens/Search by field',
  parameters: { layout: 'fullscreen' },
  args: { fetch: library },
  render: ({ search, ...place }) =>
    inSite(<AdvancedScreen />, {
      path: search === undefined ? ADVANCED_PATH : advancedPath(storyCodec, searchFor(search)),
      ...place,
    }),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const line = '"anticipatory bail" /s cancel* section:438 court:SC,KAR,KER date:2019-06-01..2026 bench:3+';
const filled = { search: line };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Search by field' })).toBeVisible();
    await expect(await canvas.findByText('46 judgments.')).toBeVisible();
  },
};

export const Filled: Story = {
  args: filled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Close together: first words')).toHaveValue('anticipatory bail');
    await expect(canvas.getByLabelText('Section')).toHaveValue('438');
    await expect(canvas.getByRole('radio', { name: '3+' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Karnataka/ })).toBeChecked());
  },
};

export const FormToLine: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Judge'), 'chan');
    await userEvent.click(await canvas.findByRole('option', { name: /D\.Y\. Chandrachud/ }));
    await userEvent.type(canvas.getByLabelText('This exact phrase'), 'regular bail');
    await userEvent.click(canvas.getByRole('radio', { name: '5+' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use my 2 courts' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Search judgments and bare acts' })).toHaveValue(
        '"regular bail" court:(SC,Karnataka) bench:5+ judge:"D.Y. Chandrachud"',
      ),
    );
  },
};

export const LineToForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Search judgments and bare acts' }),
      'bail judge:khanna year:1973',
    );
    await expect(canvas.getByLabelText('Judge')).toHaveValue('khanna');
    await expect(canvas.getByLabelText('Decided from')).toHaveValue('1973');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all fields' }));
    await expect(canvas.getByRole('combobox', { name: 'Search judgments and bare acts' })).toHaveValue('');
    await expect(canvas.getByLabelText('Judge')).toHaveValue('');
  },
};

export const WrongDate: Story = {
  args: { search: 'bail date:2019-06-31..2026 bench:3+' },
  play: async ({ canvas }) => {
    const problem = await canvas.findByText(/^Column 6: date:2019-06-31\.\.2026 names a day that does not exist/);
    await expect(problem).toBeVisible();
    await expect(canvas.getByLabelText('Decided from')).toHaveValue('2019-06-31');
    await expect(canvas.getByLabelText('Decided from')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Use date:2019-06-30..2026' }));
    await expect(canvas.getByLabelText('Decided from')).toHaveValue('2019-06-30');
    await expect(problem).not.toBeInTheDocument();
  },
};

export const Saving: Story = {
  args: filled,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this search' }));
    const page = canvasElement.ownerDocument;
    await waitFor(() => expect(page.querySelector('[role="dialog"] input')).toHaveValue(line));
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const Offline: Story = {
  args: { ...filled, fetch: offline },
  play: async ({ canvas }) => {
    // The form works without the courts; the search says itself when it cannot be sent.
    await expect(
      await canvas.findByText('The number of judgments could not be read.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Section')).toHaveValue('438');
  },
};
