import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { FeaturesScreen } from './FeaturesScreen.js';

const meta = {
  title: 'Screens/Features',
  parameters: { layout: 'fullscreen' },
  args: { path: '/features' },
  render: (args) => inSite(<FeaturesScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  },
};
