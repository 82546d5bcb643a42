import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { WelcomeScreen } from './WelcomeScreen.js';

const meta = {
  title: 'Screens/Welcome',
  parameters: { layout: 'fullscreen' },
  args: { member: meera, fetch: fakeLibrary({}, { hits: 3 }) },
  render: (args) => inSite(<WelcomeScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Meera Rao' })).toBeVisible();
    await expect(canvas.getByText('214 days of your subscription remain.')).toBeVisible();
  },
};

export const LastDay: Story = {
  args: { member: { ...meera, daysRemaining: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 day of your subscription remains.')).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const EmptyLibrary: Story = { args: { fetch: fakeLibrary({}, { hits: 0 }) } };
export const Failed: Story = { args: { fetch: offline } };
