import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ActReaderScreen } from './ActReaderScreen.js';

const meta = {
  title: 'Screens/Act',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/act/a0123456789ab', route: '/Lawsuit/act/:id' },
  render: (args) => inSite(<ActReaderScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '2. Definitions' })).toHaveAttribute('href', '#s2');
  },
};

export const WithoutText: Story = {
  args: { fetch: fakeLibrary({ is_available: 0, content: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The text of this act is not available')).toBeVisible();
  },
};

export const Repealed: Story = {
  args: { fetch: fakeLibrary({ status_text: 'Repealed by the Sample Act, 1930' }) },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('note');
    await expect(status).toHaveTextContent('Repealed by the Sample Act, 1930');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };
