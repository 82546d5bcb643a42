import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { Rule } from '../docs/DocsPage.js';
import { EmptyState } from './index.js';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Offer searches that find something"
          good={{
            shown: (
              <EmptyState
                title="No judgment meets all of this"
                text="Each of these finds some:"
                level={3}
                suggestions={[
                  { label: 'Same paragraph instead of same sentence', href: '#wider', count: '148' },
                  { label: 'All years', href: '#years', count: '204' },
                ]}
              />
            ),
            why: 'Each suggestion is one click away and known to find something.',
          }}
          bad={{
            shown: <EmptyState title="No results" text="Try different keywords." level={3} />,
            why: 'Readers must guess what to try, and whether it is worth it.',
          }}
        />
      ),
    },
  },
  args: { title: 'No judgment meets all of this', text: 'Each of these finds some:' },
} satisfies Meta<typeof EmptyState>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const suggestions = [
  { label: 'Same paragraph instead of same sentence', href: '#paragraph', count: '148' },
  { label: 'Any court, not the Supreme Court alone', href: '#court', count: '269' },
  { label: 'All years', href: '#years', count: '204' },
];

export const WithSuggestions: Story = { args: { suggestions } };
export const TitleOnly: Story = { args: { title: 'Content not available', text: undefined } };
export const WithButton: Story = { args: { children: <Button>Clear the filters</Button>, text: 'Nothing is left.' } };
export const LongText: Story = {
  args: {
    suggestions: [
      {
        label: 'The same words in any order within a hundred words of each other, in any court and any year',
        href: '#any',
        count: '1,38,000',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const ByKeyboard: Story = {
  args: { suggestions },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Same paragraph instead of same sentence 148' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Any court, not the Supreme Court alone 269' })).toHaveFocus();
  },
};
