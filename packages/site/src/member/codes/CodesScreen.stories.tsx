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

export const WithoutEquivalent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^No equivalent \d/ }));
    await expect(canvas.getByText('113')).toBeVisible();
    await expect(canvas.queryByText('65B')).toBeNull();
  },
};

export const Empty: Story = {
  args: { path: `${codesPath('iea-bsa')}&q=999` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pair has this number, these words and this kind.')).toBeVisible();
  },
};
