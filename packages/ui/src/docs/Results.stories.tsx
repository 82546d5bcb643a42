import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { contextRuns, hindiCase, longCase, permitCase, sampleCase } from '../case-card/case-card.fixtures.js';
import { CaseList } from '../case-card/index.js';
import { Checkbox } from '../checkbox/index.js';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState } from '../error-state/index.js';
import { HistogramByYear, type YearRange } from '../histogram-by-year/index.js';
import { sinceSixty } from '../histogram-by-year/histogram.fixtures.js';
import { Pagination } from '../pagination/index.js';
import { Skeleton } from '../skeleton/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';
import { Tree } from '../tree/index.js';
import { courts } from '../tree/courts.fixtures.js';

type State = 'found' | 'loading' | 'empty' | 'error';

const meta = { title: 'Patterns/Results', tags: ['!autodocs'] } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const select = <Checkbox aria-label="Select this judgment" />;
const context = { place: '¶ 5', runs: contextRuns };
const cases = [
  { record: permitCase, href: '#1', context, select, end: <TreatmentFlag treatment="followed" /> },
  { record: sampleCase, href: '#2', context, select, end: <TreatmentFlag treatment="overruled" /> },
  { record: longCase, href: '#3', context, select, end: 'Cited by 486' },
  { record: hindiCase, href: '#4', select },
].map((one) => ({ ...one, level: 2 as const }));

function Results({ state = 'found' }: { state?: State }) {
  const [years, setYears] = useState<YearRange>();
  const isLoading = state === 'loading';
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <aside
        aria-label="Filters"
        style={{ flex: '1 1 248px', maxInlineSize: 340, display: 'grid', gap: 24, alignContent: 'start' }}
      >
        <HistogramByYear years={sinceSixty} value={years} onValueChange={setYears} loading={isLoading} />
        <Tree label="Courts" nodes={courts} status={isLoading ? 'loading' : undefined} />
      </aside>
      <main style={{ flex: '999 1 560px', minInlineSize: 'min(100%, 280px)' }}>
        <h1 style={{ font: 'var(--hn-text-section)', paddingBlockEnd: 12, borderBlockEnd: '1px solid var(--hn-ink)' }}>
          Judgments
        </h1>
        <Found state={state} />
      </main>
    </div>
  );
}

function Found({ state }: { state: State }) {
  if (state === 'loading') return <Skeleton selectable count={4} />;
  if (state === 'error') {
    return (
      <ErrorState
        title="The search did not finish"
        text="The library did not answer within 8 seconds. Your search and filters are kept."
        onRetry={() => {}}
      />
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState
        title="No judgment meets all of this"
        text="Each of these finds some:"
        suggestions={[
          { label: 'Any court, not the Supreme Court alone', href: '#courts', count: '269' },
          { label: 'All years', href: '#years', count: '204' },
        ]}
      />
    );
  }
  return (
    <>
      <CaseList cases={cases} label="Judgments found" />
      <div style={{ marginBlockStart: 24 }}>
        <Pagination page={1} pageSize={4} total={186} hrefFor={(page) => `#page-${page}`} />
      </div>
    </>
  );
}

export const Plain: Story = { render: () => <Results /> };
export const Compact: Story = { render: () => <Results />, globals: { density: 'compact' } };
export const Loading: Story = { render: () => <Results state="loading" /> };
export const Empty: Story = { render: () => <Results state="empty" /> };
export const Failed: Story = { render: () => <Results state="error" /> };

/** `j` and `k` move between judgments, and `x` selects. */
export const ByKeyboard: Story = {
  render: () => <Results />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /Thorave/ });
    links[0]?.focus();
    await userEvent.keyboard('j');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(links[0]).toHaveFocus();
  },
};
