import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cssVar } from '../tokens/index.js';
import { Rule, Group } from '../docs/DocsPage.js';
import { flagTreatments } from './flag-treatments.js';
import { TreatmentFlag } from './index.js';

const meta = {
  title: 'Law/TreatmentFlag',
  component: TreatmentFlag,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Show icon and word"
          good={{
            shown: (
              <Group>
                <TreatmentFlag treatment="followed" />
                <TreatmentFlag treatment="distinguished" />
                <TreatmentFlag treatment="overruled" />
              </Group>
            ),
            why: 'The word carries the meaning, the icon helps to find it, and colour only supports.',
          }}
          bad={{
            shown: (
              <Group>
                {(['--hn-good', '--hn-focus', '--hn-bad'] as const).map((role) => (
                  <span
                    key={role}
                    style={{ inlineSize: 12, blockSize: 12, borderRadius: 6, background: cssVar(role) }}
                    aria-hidden="true"
                  />
                ))}
              </Group>
            ),
            why: 'One man in twelve cannot tell coloured dots apart, and screen readers skip them.',
          }}
        />
      ),
    },
  },
  args: { treatment: 'followed' },
} satisfies Meta<typeof TreatmentFlag>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Followed: Story = {};
export const Overruled: Story = { args: { treatment: 'overruled' } };

export const All: Story = {
  tags: ['forced-colours'],
  render: () => (
    <ul
      className="flags"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 12 }}
    >
      {flagTreatments.map((treatment) => (
        <li key={treatment}>
          <TreatmentFlag treatment={treatment} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    // Each flag has an icon and a word: colour alone is not enough.
    for (const word of [
      'Overruled',
      'Overruled in part',
      'Reversed',
      'Limited',
      'Doubted',
      'Affirmed',
      'None recorded',
    ]) {
      await expect(canvas.getByText(word).querySelector('svg')).toBeVisible();
    }
  },
};
export const ReliedOn: Story = { args: { treatment: 'relied-on' } };
export const Limited: Story = { args: { treatment: 'limited', children: 'Limited on review' } };
export const OverruledInPart: Story = { args: { treatment: 'overruled-in-part' } };
export const NoneRecorded: Story = { args: { treatment: 'none' } };
export const Devanagari: Story = { args: { treatment: 'overruled', children: 'उलटा गया' } };
export const UnknownTreatment: Story = {
  args: { treatment: 'held per incuriam' as 'none' },
  play: ({ canvas }) => expect(canvas.getByText('held per incuriam')).toBeVisible(),
};
