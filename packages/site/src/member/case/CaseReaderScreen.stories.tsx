import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeLibrary } from '../../app/fake-library.fixtures.js';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../app/story-frame.fixtures.js';
import { CaseReaderScreen } from './CaseReaderScreen.js';

const meta = {
  title: 'Screens/Judgment',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/case/c0123456789ab', route: '/Lawsuit/case/:id' },
  render: (args) => inSite(<CaseReaderScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Asha Traders Versus State of Goa, 02 January 2024',
    );
    await expect(canvas.getByText(/The appeal is allowed/)).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: {
    fetch: fakeLibrary({ appellant: '', respondent: '', dispose_dt: null, judge: '', appeal_no: '', fcitation: '' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Date not known');
  },
};

export const Missing: Story = {
  args: { fetch: fakeLibrary({}, { hits: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Content not available' })).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };
