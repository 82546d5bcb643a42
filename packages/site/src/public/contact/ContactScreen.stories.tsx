import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ContactScreen } from './ContactScreen.js';

const meta = {
  title: 'Screens/Contact',
  parameters: { layout: 'fullscreen' },
  args: { path: '/contact' },
  render: (args) => inSite(<ContactScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Comment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /inquiry/i })).toHaveAttribute('href', '/inquiry');
  },
};
