import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { InquiryScreen } from './InquiryScreen.js';

const meta = {
  title: 'Screens/Inquiry',
  parameters: { layout: 'fullscreen' },
  args: { path: '/inquiry' },
  render: (args) => inSite(<InquiryScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(2);
  },
};
