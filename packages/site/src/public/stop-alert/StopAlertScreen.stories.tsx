import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeMemberLibrary } from '../../fixtures/fake-member-library.fixtures.js';
import { inSite, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { StopAlertScreen } from './StopAlertScreen.js';

const sent: [string, unknown][] = [];
const stopped = { '/api/alerts/stop': { name: '"anticipatory bail" /s cancel*', stopped: true } };

const meta = {
  title: 'Screens/Stop an alert',
  parameters: { layout: 'fullscreen' },
  args: { path: '/alerts/stop?token=a.w1.abc', fetch: fakeMemberLibrary({ others: stopped }, { sent }) },
  render: (args) => inSite(<StopAlertScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Stopped: Story = {
  play: async ({ canvas }) => {
    sent.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Start it again' }));
    await waitFor(() => expect(sent).toContainEqual(['/api/alerts/stop', { token: 'a.w1.abc', start: true }]));
  },
};

export const Failed: Story = { args: { fetch: offline } };
