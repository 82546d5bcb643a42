import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArticleList } from './index.js';

// Subtitles are output of core's `sanitizeInline`.
const articles = [
  {
    title: 'Reading a citator line: R, RF, F, D, E and O',
    url: 'https://articles.example/citator',
    subtitle: 'Six letters stand for six ways a later court <i>may</i> use a case. What each commits it to.',
  },
  {
    title: 'Two series called INSC, and why they differ',
    url: 'https://articles.example/insc',
    subtitle: 'The official neutral citation and an older serial number share <b>four letters</b> and little else.',
  },
  {
    title: 'Three months and thirty days: counting under a section',
    url: 'https://articles.example/days',
    subtitle: 'When time starts, what stops it, and what no court can extend.<br>With a table.',
  },
];

const meta = {
  title: 'Data/ArticleList',
  component: ArticleList,
  args: { articles, level: 2 },
} satisfies Meta<typeof ArticleList>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Two series called INSC, and why they differ (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
export const Loading: Story = { args: { articles: undefined } };
export const Empty: Story = { args: { articles: [] } };
export const Failed: Story = {
  args: { articles: undefined, error: 'The library did not answer within 8 seconds.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutSubtitles: Story = { args: { articles: articles.map((one) => ({ ...one, subtitle: '' })) } };
export const LongText: Story = {
  args: {
    articles: articles.map((one) => ({
      ...one,
      title: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Sahyadri: ten years on',
    })),
  },
};
