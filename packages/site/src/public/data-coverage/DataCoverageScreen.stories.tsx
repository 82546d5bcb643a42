import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeFailure } from '../../data/failure.js';
import { inSite, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { DataCoverageScreen } from './DataCoverageScreen.js';
import { testCoverage } from './coverage.fixtures.js';
import type { CoverageData } from './coverage-loader.js';

const counted: CoverageData = { coverage: { state: 'ready', value: testCoverage }, courtPaths: {} };
const failed: CoverageData = {
  coverage: { state: 'failed', failure: describeFailure(new TypeError('Failed to fetch')) },
  courtPaths: {},
};

const meta = {
  title: 'Screens/Data coverage',
  parameters: { layout: 'fullscreen' },
  args: { path: '/datacoverage', route: '/datacoverage', data: counted },
  render: (args) => inSite(<DataCoverageScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,241')).toBeVisible();
    await expect(canvas.getByText(/Gauhati High Court/)).toBeVisible();
  },
};
export const Failed: Story = { args: { data: failed } };
