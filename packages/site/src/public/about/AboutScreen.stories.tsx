import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { AboutScreen } from './AboutScreen.js';
import { aboutLoader } from './about-loader.js';

const meta = {
  title: 'Screens/About',
  parameters: { layout: 'fullscreen' },
  args: { path: '/about', route: '/about', loader: aboutLoader },
  render: (args) => inSite(<AboutScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByText(/^20(06|20)/).length).toBeGreaterThan(1);
  },
};
