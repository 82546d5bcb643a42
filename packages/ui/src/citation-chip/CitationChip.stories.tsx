import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { cssVar } from '../tokens/index.js';
import { Rule } from '../docs/DocsPage.js';
import { CitationChip, CitationChips } from './index.js';

const meta = {
  title: 'Law/CitationChip',
  component: CitationChip,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Citations are chips, parties are links"
          good={{
            shown: (
              <div style={{ display: 'grid', gap: 8 }}>
                <TextLink href="#case" kind="law">
                  Thorave v State of Sahyadri
                </TextLink>
                <CitationChips citations={['1951 HN 1', 'AIR 1951 SC 9001']} />
              </div>
            ),
            why: 'The name opens the case, and the chip copies the citation.',
          }}
          bad={{
            shown: (
              <p style={{ font: cssVar('--hn-text-context') }}>
                Thorave v State of Sahyadri, 1951 HN 1 : AIR 1951 SC 9001 : (1951) 1 SMP 362
              </p>
            ),
            why: 'A run of citations is hard to scan, and one citation is hard to copy.',
          }}
        />
      ),
    },
  },
  args: { citation: '(1987) 1 SMP 362' },
} satisfies Meta<typeof CitationChip>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {};
export const Neutral: Story = { args: { citation: '2026 INSC 9043' } };
export const NeutralOfAHighCourt: Story = { args: { citation: '2026:SHC-KEL:60888' } };
export const Serial: Story = { args: { citation: '[1986] INSC 9278' } };
export const HouseCitation: Story = { args: { citation: '2024 HN 12' } };

export const Copied: Story = {
  beforeEach: () => withClipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied: (1987) 1 SMP 362'));
  },
};

export const NotCopied: Story = {
  beforeEach: () => withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied'));
  },
};

export const Many: Story = {
  render: () => (
    <CitationChips
      citations={[
        '2024 INSC 9043',
        '[1986] INSC 9278',
        'AIR 1987 SC 9663',
        '(1987) 1 SMP 362',
        '[1987] 1 SMP R 879',
        '1987 SMP 12',
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more citations' }));
    await expect(canvas.getByRole('button', { name: /1987 SMP 12/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /SMP R 879/ })).toHaveFocus();
  },
};

function withClipboard(writeText: () => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}
export const LongText: Story = {
  args: { citation: '2019 (Supplementary) Sahyadri Weekly Law Reports (Criminal and Revenue) 30411' },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  beforeEach: () => withClipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '(1987) 1 SMP 362' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied: (1987) 1 SMP 362'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Renders nothing. */
export const Empty: Story = {
  render: () => <CitationChips citations={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
