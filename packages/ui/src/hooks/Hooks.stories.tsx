import { createLoading } from '@headnote/core/client/loading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { useLoading } from './index.js';

const meta = { title: 'Hooks' } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

function LoadingSample() {
  const [loading] = useState(createLoading);
  const flags = useLoading(loading);
  const [lower, setLower] = useState<() => void>();
  const start = () => setLower(() => loading.raise('downloadPDF'));
  return (
    <Button variant="primary" busy={flags.downloadPDF} busyLabel="Making the PDF" onClick={start} onBlur={lower}>
      Download PDF
    </Button>
  );
}

/** A button is busy while its flag is set. */
export const Loading: Story = {
  render: () => <LoadingSample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(canvas.getByRole('button', { name: 'Making the PDF' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
};
