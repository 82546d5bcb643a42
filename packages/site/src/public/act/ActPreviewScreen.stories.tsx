import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ActPreviewScreen } from './ActPreviewScreen.js';
import { actPreviewLoader } from './act-preview-loader.js';

const meta = {
  title: 'Screens/Preview of an act',
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/act/1930-HNA-3',
    route: '/act/:slug',
    fetch: fakeLibrary({ title: 'The Sample Act, 1930' }),
    loader: actPreviewLoader,
  },
  render: (args) => inSite(<ActPreviewScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The Sample Act, 1930' })).toBeVisible();
  },
};
export const WithoutText: Story = {
  args: { fetch: fakeLibrary({ title: 'The Sample Act, 1930', is_available: 0, content: '' }) },
};
