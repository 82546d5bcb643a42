import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeMemberLibrary, storedText } from '../../fixtures/fake-member-library.fixtures.js';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { AlertDialog } from './AlertDialog.js';
import { AlertsScreen } from './AlertsScreen.js';

const at = '2026-11-22T01:40:00.000Z';
const search = {
  id: 'w1',
  kind: 'search',
  name: '"anticipatory bail" /s cancel*',
  file_name: '',
  house_citation: '',
  query: storedText('"anticipatory bail" /s cancel*'),
  events: [],
  frequency: 'daily',
  paused: false,
  created_at: at,
  ran_at: at,
  total: 412,
  fresh: 5,
  failure: '',
};
const judgment = {
  ...search,
  id: 'w2',
  kind: 'judgment',
  name: 'P. Sambamurthy v. State of Andhra Pradesh',
  file_name: 'c0123456789ab',
  house_citation: '1987 HN 4',
  query: '',
  events: ['overruled', 'doubted', 'distinguished'],
  frequency: 'weekly',
  paused: true,
  ran_at: '',
  total: 1,
  fresh: 0,
};
const told = {
  agreed: true,
  email: 'meera.rao@example.com',
  time_zone: 'Asia/Kolkata',
  watches_own: true,
  kept: 171,
  feed_url: 'https://library.example/feed/alerts?key=7Kq2mVx9.abc',
};
const hit = {
  alert_id: 'w2',
  event: 'overruled',
  file_name: 'c0123456789ab',
  title: 'Mahesh Kumar v. State of Bihar',
  citation: '2026 INSC 1104',
  house_citation: '2026 HN 7',
  courtname: 'Supreme Court of India',
  dispose_dt: '2026-10-30',
  by_file_name: 'c0123456789ac',
  by_title: 'Anirudh Sen v. State of West Bengal',
  by_citation: '2026 INSC 1198',
  sentence: 'It does not lay down the correct law.',
  paragraph: 'p44',
  withdrawn: false,
  is_new: true,
  found_at: at,
};
const others = (alerts: readonly unknown[] = [search, judgment]) => ({
  '/api/alerts/list': { alerts, ...told },
  '/api/alerts/hits': [hit],
  '/api/alerts/seen': null,
  '/api/alerts/change': null,
  '/api/alerts/remove': null,
  '/api/alerts/save': 'w3',
  '/api/alerts/savesettings': null,
  '/api/alerts/renewfeed': null,
});

const meta = {
  title: 'Screens/Alerts',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/alerts', fetch: fakeMemberLibrary({ others: others() }) },
  render: (args) => inSite(<AlertsScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 new')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Sambamurthy/ })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0123456789ab',
    );
    await expect(canvas.getByText('Paused')).toBeVisible();
  },
};

export const WhatIsNew: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show what “P\. Sambamurthy/ }));
    await expect(await canvas.findByText(/does not lay down the correct law/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /by Anirudh Sen/ })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0123456789ac#p44',
    );
  },
};

const sent: [string, unknown][] = [];

export const PausedAndDeleted: Story = {
  args: { fetch: fakeMemberLibrary({ others: others() }, { sent }) },
  play: async ({ canvas }) => {
    sent.length = 0;
    const pause = await canvas.findByRole('button', { name: /Pause “"anticipatory/ });
    // The member's own words, as everywhere.
    await expect(canvas.getByRole('link', { name: '"anticipatory bail" /s cancel*' })).toHaveStyle({
      'font-style': 'italic',
    });
    await userEvent.click(pause);
    await waitFor(() => expect(sent).toContainEqual(['/api/alerts/change', { id: 'w1', paused: true }]));
    await userEvent.click(canvas.getByRole('button', { name: /Delete “P\. Sambamurthy/ }));
    await expect(canvas.queryByRole('link', { name: /Sambamurthy/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /Undo/ }));
    await expect(await canvas.findByRole('link', { name: /Sambamurthy/ })).toBeVisible();
  },
};

export const NewFeedAddress: Story = {
  args: { fetch: fakeMemberLibrary({ others: others() }, { sent }) },
  play: async ({ canvas, canvasElement }) => {
    sent.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a new address' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(sent.map(([path]) => path)).not.toContain('/api/alerts/renewfeed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make a new address' }));
    await waitFor(() => expect(sent.map(([path]) => path)).toContain('/api/alerts/renewfeed'));
  },
};

export const Empty: Story = { args: { fetch: fakeMemberLibrary({ others: others([]) }) } };
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };

export const StartOnASearch: Story = {
  args: { fetch: fakeMemberLibrary({ others: others([]) }, { sent }) },
  render: (args) =>
    inSite(
      <AlertDialog
        watched={{
          kind: 'search',
          search: { v: 1, kind: 'text', text: 'lease', courtNames: [], sort: 'relevance' },
        }}
        onClose={() => {}}
      />,
      args,
    ),
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Weekly, Monday' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start the alert' }));
    await waitFor(() => expect(sent.map(([path]) => path)).toContain('/api/alerts/save'));
    const [, body] = sent.find(([path]) => path === '/api/alerts/save') ?? [];
    await expect(body).toMatchObject({ kind: 'search', name: 'lease', frequency: 'weekly' });
  },
};

export const StartOnAJudgment: Story = {
  args: { fetch: fakeMemberLibrary({ others: others([]) }) },
  render: (args) =>
    inSite(
      <AlertDialog watched={{ kind: 'judgment', id: 'c0123456789ab', title: 'A v. B' }} onClose={() => {}} />,
      args,
    ),
};
