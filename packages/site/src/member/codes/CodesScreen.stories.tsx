import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, meera, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { codesPath } from '../../links/codes-path.js';
import { CodesScreen } from './CodesScreen.js';

const meta = {
  title: 'Screens/Old and new codes',
  parameters: { layout: 'fullscreen' },
  args: { path: codesPath('iea-bsa'), fetch: fakeLibrary({}), member: meera },
  render: (args) => inSite(<CodesScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Table: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Old law and new law' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Number or words'), '65B');
    await expect(await canvas.findByRole('button', { name: /Open 65B, 63 side by side/ })).toBeVisible();
    await expect(canvas.getByLabelText('Number or words')).toHaveValue('65B');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

/** The library has both acts, and judgments that name their sections. */
export const WithJudgments: Story = {
  args: {
    fetch: fakeLibrary(
      {},
      {
        found: { acts: [{ id: 'a0000000000b2', title: 'The Sample Act, 1930', lyear: 1930 }] },
        sections: [{ id: 's63', section_no: '63', title: 'Records' }],
        naming: {
          sections: [{ id: 's63', count: 1204 }],
          total: 1204,
          courts: [],
          years: [],
          most_cited: [],
          newest: [],
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Number or words'), '65B');
    const cell = await canvas.findByRole('cell', { name: /^63 Records 1,204 judgments$/ });
    await expect(cell).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'By new number' }));
    await userEvent.clear(canvas.getByLabelText('Number or words'));
    // By old numbers it is section 2 of the old code, which was repealed.
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveTextContent(/^3 2\(1\)\(a\)/));
  },
};

export const WithoutEquivalent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^No equivalent \d/ }));
    await waitFor(() => expect(canvas.getByText('113')).toBeVisible());
    await expect(canvas.queryByText('65B')).toBeNull();
  },
};

export const Empty: Story = {
  args: { path: `${codesPath('iea-bsa')}&q=999` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pair has this number, these words and this kind.')).toBeVisible();
  },
};
