import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import type { StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { drawResults } from './results-story.fixtures.js';

const library = (found: Readonly<Record<string, unknown>>) => fakeLibrary({}, { hits: 2, found });

const meta = {
  title: 'Screens/Results/Provision',
  parameters: { layout: 'fullscreen' },
  args: {
    search: 'section 5 Leases Act',
    fetch: library({
      acts: [
        { id: 'a0123456789ab', title: 'The Leases Act, 1951' },
        {
          id: 'a0123456789ac',
          title: 'The Leases Act, 1888',
          repealed_by: 'The Leases Act, 1951',
          repealed_on: '1952-01-01',
        },
      ],
      provision: { canonical: 'S. 5 Leases Act' },
    }),
  },
  render: drawResults,
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const SeveralActs: Story = {
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('note');
    await expect(note).toHaveTextContent('More than one act may be meant by S. 5 Leases Act:');
    await expect(note).toHaveTextContent('Repealed on 01 January 1952.');
    await expect(canvas.getByRole('link', { name: 'The Leases Act, 1951' })).toHaveAttribute(
      'href',
      '/Lawsuit/act/a0123456789ab',
    );
  },
};

export const SectionFirst: Story = {
  args: {
    fetch: library({
      acts: [{ id: 'a0123456789ab', title: 'The Leases Act, 1951' }],
      provision: { canonical: 'S. 5 Leases Act', section: { id: 's5', section_no: '5', title: 'Notice' } },
    }),
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Provision' }));
    await expect(row.getByRole('link', { name: 'Section 5. Notice' })).toHaveAttribute(
      'href',
      '/Lawsuit/act/a0123456789ab#s5',
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: '2 judgments' })).toBeVisible();
  },
};

export const NoSuchSection: Story = {
  args: {
    fetch: library({
      acts: [{ id: 'a0123456789ab', title: 'The Leases Act, 1951' }],
      provision: { canonical: 'S. 999 Leases Act' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'The library does not have the text of S. 999 Leases Act. It has the act:',
    );
  },
};

export const MissingAct: Story = {
  args: {
    fetch: library({
      acts: [
        {
          id: '',
          title: 'The Leases Act, 1888',
          repealed_by: 'The Leases Act, 1951',
          repealed_on: '1952-01-01',
          repealed_by_id: 'a0123456789ab',
        },
      ],
      provision: { canonical: 'S. 5 Leases Act 1888' },
    }),
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('note');
    await expect(note).toHaveTextContent('The library does not have the Leases Act, 1888');
    await expect(note).toHaveTextContent('Repealed on 01 January 1952. It was repealed by The Leases Act, 1951.');
    await expect(await canvas.findByRole('heading', { level: 1, name: '2 judgments' })).toBeVisible();
  },
};

export const NoProvision: Story = {
  args: { search: 'murder 302', fetch: library({ acts: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '2 judgments' })).toBeVisible();
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};

export const AmongOtherWords: Story = {
  args: {
    search: 'bail provision:"302 IPC"',
    fetch: library({
      acts: [],
      provision: {
        canonical: 'S. 302 IPC',
        pair: { other_act: 'BNS', kind: 'changed', provisions: ['S. 103(1) BNS'], compare: [] },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/S\. 302 IPC also as S\. 103\(1\) BNS/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Only S. 302 IPC' })).toBeVisible();
  },
};
