import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { HomeScreen } from './HomeScreen.js';
import { homeLoader } from './home-loader.js';

const meta = {
  title: 'Screens/Home',
  parameters: { layout: 'fullscreen' },
  args: { path: '/', route: '/', loader: homeLoader },
  render: (args) => inSite(<HomeScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /Asha Traders/ })).at(-1)).toHaveAttribute(
      'href',
      '/case/2024-hn-12',
    );
  },
};
/** The library does not answer: the page says so where the latest cases would be, and one can still sign in. */
export const Offline: Story = { args: { fetch: offline } };
