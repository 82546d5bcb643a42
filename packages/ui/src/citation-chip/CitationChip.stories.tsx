import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CitationChip, CitationChips } from './index.js';

const meta = {
  title: 'Parts/CitationChip',
  component: CitationChip,
  args: { citation: '(1987) 1 SMP 362' },
} satisfies Meta<typeof CitationChip>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {};
export const Neutral: Story = { args: { citation: '2026 INSC 9043' } };
export const NeutralOfAHighCourt: Story = { args: { citation: '2026:SHC-KEL:60888' } };
export const Serial: Story = { args: { citation: '[1986] INSC 9278' } };
export const House: Story = { args: { citation: '2024 HN 12' } };
export const Dark: Story = { args: { citation: '2026 INSC 9043' }, globals: { theme: 'dark' } };

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
