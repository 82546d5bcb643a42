import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from '../accordion/index.js';
import { Breadcrumb } from '../breadcrumb/index.js';
import { CaseParties } from '../case-card/CaseCard.js';
import { CitationChips } from '../citation-chip/index.js';
import { actHtml, judgmentHtml } from '../document-view/document-view.fixtures.js';
import { DocumentView } from '../document-view/index.js';
import { HeadRule } from '../head-rule/index.js';
import { TextLink } from '../link/index.js';
import { cssVar } from '../tokens/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';

const meta = { title: 'Patterns/Reading', tags: ['!autodocs'] } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const crumbs = [{ label: 'Home', href: '#home' }, { label: 'Judgments', href: '#judgments' }, { label: '1951 HN 1' }];

/** A judgment with its header above and its later history in a side column. */
function Judgment() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '40px 64px' }}>
      <main style={{ flex: '1 1 568px', minInlineSize: 0, maxInlineSize: 680 }}>
        <Breadcrumb crumbs={crumbs} />
        <div style={{ marginBlockStart: 16 }}>
          <HeadRule />
        </div>
        <h1
          style={{
            font: cssVar('--hn-text-parties'),
            letterSpacing: cssVar('--hn-track-parties'),
            marginBlock: '14px 8px',
          }}
        >
          <CaseParties appellant="Ramdas Laxman Thorave & Ors" respondent="State of Sahyadri & Anr" />
        </h1>
        <p className="hn-muted" style={{ font: cssVar('--hn-text-ui'), marginBlockEnd: 12 }}>
          Supreme Court · bench of five · 23 November 1951
        </p>
        <CitationChips citations={['1951 HN 1', '[1951] INSC 878', 'AIR 1951 SC 9001', '(1951) 1 SMP 362']} />
        <h2 className="hn-visually-hidden">Text</h2>
        <div style={{ marginBlockStart: 28 }}>
          <DocumentView html={judgmentHtml} />
        </div>
      </main>
      <aside aria-label="About this judgment" style={{ flex: '1 1 240px', maxInlineSize: 360 }}>
        <Accordion
          items={[
            {
              value: 'treatment',
              title: 'What became of it',
              content: (
                <div style={{ display: 'grid', gap: 8 }}>
                  <TreatmentFlag treatment="limited">Limited on review</TreatmentFlag>
                  <TextLink href="#later">State of Sahyadri v Thorave</TextLink>
                </div>
              ),
            },
            { value: 'contents', title: 'Contents', content: <TextLink href="#p1">Judgment</TextLink> },
          ]}
          level={2}
          defaultOpen={['treatment']}
        />
      </aside>
    </div>
  );
}

export const AJudgment: Story = { render: () => <Judgment /> };
export const SecondBrand: Story = { render: () => <Judgment />, globals: { brand: 'vidhi' } };
export const LargestText: Story = {
  render: () => <Judgment />,
  globals: { textSize: 'largest' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('24px');
    await expect(getComputedStyle(canvas.getByText(/challenges the validity/)).fontSize).toBe('27px');
  },
};

export const AnAct: Story = {
  render: () => (
    <main style={{ maxInlineSize: 680 }}>
      <Breadcrumb crumbs={[{ label: 'Home', href: '#home' }, { label: 'Carts Act, 1952' }]} />
      <h1 style={{ marginBlock: '16px 24px' }}>Carts Act, 1952</h1>
      <h2 className="hn-visually-hidden">Text</h2>
      <DocumentView html={actHtml} kind="act" />
    </main>
  ),
};

export const ByKeyboard: Story = {
  render: () => <Judgment />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    const contents = canvas.getByRole('button', { name: 'Contents' });
    contents.focus();
    await userEvent.keyboard('{Enter}');
    await expect(contents).toHaveAttribute('aria-expanded', 'true');
  },
};
