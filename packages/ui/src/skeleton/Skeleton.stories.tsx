import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaseCard } from '../case-card/index.js';
import { contextRuns, permitCase } from '../case-card/case-card.fixtures.js';
import { Rule } from '../docs/DocsPage.js';
import { Skeleton } from './index.js';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Reserve the space"
          good={{
            shown: <Skeleton count={1} />,
            why: 'The skeleton has the layout of the row, so nothing moves.',
          }}
          bad={{
            shown: <p className="hn-muted">Loading…</p>,
            why: 'One line becomes a full page, and everything below it moves.',
          }}
        />
      ),
    },
  },
} satisfies Meta<typeof Skeleton>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Cases: Story = {};
export const SelectableCases: Story = { args: { selectable: true } };
export const Acts: Story = { args: { shape: 'act' } };
export const Latest: Story = { args: { shape: 'latest', count: 5 } };
export const Text: Story = { args: { shape: 'text' } };

/** Most rows have no more citations than fit on one line. */
const oneLineOfChips = { ...permitCase, otherCitations: (permitCase.otherCitations ?? []).slice(0, 2) };

export const MatchesRowHeight: Story = {
  tags: ['wide'],
  render: () => (
    <div style={{ maxWidth: 920 }}>
      <CaseCard
        record={oneLineOfChips}
        href="#case"
        level={2}
        context={{ place: '¶ 5', runs: contextRuns }}
        end="Cited by 4"
      />
      <Skeleton count={1} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [row, skeleton] = [...canvasElement.querySelectorAll('.hn-row')];
    await expect(skeleton?.getBoundingClientRect().height).toBe(row?.getBoundingClientRect().height);
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
export const AnnouncesLoadingOnce: Story = {
  args: { count: 5 },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
};
