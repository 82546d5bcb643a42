import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '@headnote/widgets/latest-cases.css';
import { answerOf, line } from './answers.fixtures.js';
import { LatestCases } from './LatestCases.js';
import { LatestTicker } from './LatestTicker.js';
import type { LatestSource } from './types.js';

const answers: LatestSource = { load: async ({ court, limit }) => answerOf(court, limit) };

const meta = {
  title: 'Widgets/Latest cases',
  component: LatestCases,
  args: { source: answers, limit: 5, frame: 'card' },
} satisfies Meta<typeof LatestCases>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { source: { load: () => new Promise(() => {}) } } };

export const Empty: Story = {
  args: { source: { load: async ({ court }) => answerOf(court, 0, { total: 0, sample: false }) } },
};

export const Failed: Story = {
  args: { source: { load: () => Promise.reject(new Error('The connection failed.')) } },
};

export const SupremeCourt: Story = { args: { initial: answerOf('sc', 5, { sample: false }) } };

export const HighCourts: Story = { args: { court: 'hc', initial: answerOf('hc', 5, { sample: false }) } };

export const Sample: Story = { args: { initial: answerOf('sc', 5) } };

/** On the home page: no card, columns in a wide list, the number of cases of each court. */
export const OnAPageOfOurOwn: Story = { args: { frame: 'open', initial: [answerOf('sc', 5), answerOf('hc', 5)] } };

export const OpenLoading: Story = { args: { frame: 'open', source: { load: () => new Promise(() => {}) } } };

const long = line({
  appellant:
    'The Commissioner of Settlement and Consolidation of Holdings, Northern Division, through the Deputy Commissioner and Others',
  respondent: 'Messrs Rivergate Ports, Harbours, Docks and Inland Waterways Authority (In Liquidation) and Another',
  reference: 'civil appeal nos. 3352-3353 of 2017 with s.l.p. (c) no. 8803 of 2021',
  subject: 'Land acquisition. Whether possession taken on paper alone is possession, and from which day interest runs',
  decision: 'Appeals partly allowed and remanded',
});

export const LongText: Story = {
  args: { initial: answerOf('sc', 3, { items: [long, line(), long] }), limit: 3 },
};

export const LongTextOpen: Story = { args: { ...LongText.args, frame: 'open' } };

export const Ticker: Story = {
  args: { limit: 6, initial: answerOf('sc', 6) },
  render: (props) => <LatestTicker {...props} />,
};

export const OneCourtAlone: Story = { args: { tabs: 'none', court: 'hc', initial: answerOf('hc', 5) } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: /Asha Varma/ });
    canvas.getByRole('tab', { name: 'Supreme Court' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'High Courts' })).toHaveFocus();
    await expect(await canvas.findByText('W.P. 40 OF 2025')).toBeVisible();
  },
};
