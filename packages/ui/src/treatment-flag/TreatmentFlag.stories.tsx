import { treatments } from '@headnote/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TreatmentFlag } from './index.js';

const meta = {
  title: 'Parts/TreatmentFlag',
  component: TreatmentFlag,
  args: { treatment: 'followed' },
} satisfies Meta<typeof TreatmentFlag>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Followed: Story = {};
export const Overruled: Story = { args: { treatment: 'overruled' } };

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 12 }}>
      {treatments.map((treatment) => (
        <li key={treatment}>
          <TreatmentFlag treatment={treatment} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    // Each says its word, and has an icon beside it: colour alone tells nothing.
    for (const word of ['Overruled', 'Reversed', 'Doubted', 'Dissented from', 'Distinguished', 'Referred to']) {
      await expect(canvas.getByText(word).querySelector('svg')).toBeVisible();
    }
  },
};
export const AllDark: Story = { ...All, globals: { theme: 'dark' } };
