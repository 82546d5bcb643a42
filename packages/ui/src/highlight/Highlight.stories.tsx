import type { Meta, StoryObj } from '@storybook/react-vite';
import { cssVar } from '../tokens/index.js';
import { Rule } from '../docs/DocsPage.js';
import { Highlight } from './index.js';

const runs = [
  { text: 'without affecting the ', hit: false },
  { text: 'basic structure', hit: true },
  { text: ' of the Order, but the Controller can certainly without in any way violating the ', hit: false },
  { text: 'basic structure', hit: true },
  { text: ' of the Order set up another', hit: false },
];

const meta = {
  title: 'Law/Highlight',
  component: Highlight,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Show hits in their sentence"
          good={{
            shown: (
              <p style={{ font: cssVar('--hn-text-context') }}>
                <Highlight
                  runs={[
                    { text: 'without affecting the ', hit: false },
                    { text: 'basic structure', hit: true },
                    { text: ' of the Constitution', hit: false },
                  ]}
                />
              </p>
            ),
            why: 'The line is cut around the hit, never at it.',
          }}
          bad={{
            shown: (
              <p style={{ font: cssVar('--hn-text-context') }}>
                <Highlight runs={[{ text: 'basic structure', hit: true }]} /> …{' '}
                <Highlight runs={[{ text: 'basic', hit: true }]} />
              </p>
            ),
            why: 'Hits without their sentence only say that the words occur, which the reader knows.',
          }}
        />
      ),
    },
  },
  args: { runs },
  decorators: [
    (Story) => (
      <p style={{ font: 'var(--hn-text-law)', maxWidth: 568 }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Highlight>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Hits: Story = {};
export const CurrentHit: Story = { args: { current: 3 } };
export const Bold: Story = { args: { as: 'b' } };
export const NoHit: Story = { args: { runs: [{ text: 'nothing to mark here', hit: false }] } };
export const LongText: Story = {
  args: {
    runs: [
      { text: 'before the petitioner, ', hit: false },
      { text: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.', hit: true },
      { text: ', was heard', hit: false },
    ],
  },
};
