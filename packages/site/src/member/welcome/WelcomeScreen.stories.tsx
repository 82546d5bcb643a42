import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { welcomeServer } from './welcome-server.fixtures.js';
import { WelcomeScreen } from './WelcomeScreen.js';

const meta = {
  title: 'Screens/Welcome',
  parameters: { layout: 'fullscreen' },
  args: { member: meera, fetch: welcomeServer() },
  render: (args) => inSite(<WelcomeScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Meera Rao' })).toBeVisible();
    // The parts come together, once all are read.
    await waitFor(() => expect(canvas.getByText(/^You were here on/)).toBeVisible());
    await expect(await canvas.findByRole('link', { name: '1 judgment' })).toHaveAttribute('href', '/#latest');
    const reading = within(canvas.getByRole('region', { name: 'Continue reading' }));
    await expect(reading.getByRole('link', { name: 'Sushila Aggarwal v State' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c1#read-6000',
    );
    // The sanitiser is loaded with the first text.
    const words = 'The protection need not be limited to a fixed period.';
    await expect(await reading.findByText(words, undefined, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByText('5 new')).toBeVisible();
    await expect(await canvas.findByText('214 days left')).toBeVisible();
    await expect(canvas.getByText('1 court')).toBeVisible();
  },
};
export const FirstVisit: Story = {
  args: { fetch: welcomeServer({ isFirstVisit: true }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Welcome to your library/)).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Continue reading' })).not.toBeInTheDocument();
  },
};
export const NoCases: Story = {
  args: { fetch: welcomeServer({ hasNoCases: true }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No judgment of these courts yet' })).toBeVisible());
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
