import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { CasePreviewScreen } from './CasePreviewScreen.js';
import { casePreviewLoader } from './case-preview-loader.js';

const meta = {
  title: 'Screens/Preview of a judgment',
  parameters: { layout: 'fullscreen' },
  args: { path: '/case/2024-HN-12', route: '/case/:slug', loader: casePreviewLoader },
  render: (args) => inSite(<CasePreviewScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the notice was served in time/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Log in|Sign in/ })[0]).toBeVisible();
  },
};
export const NotThere: Story = { args: { fetch: fakeLibrary({}, { hits: 0 }) } };
export const Failed: Story = { args: { fetch: offline } };
