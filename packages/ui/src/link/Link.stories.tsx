import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider, TextLink, type AnchorProps } from './index.js';

const meta = {
  title: 'Parts/TextLink',
  component: TextLink,
  args: { href: '#there', children: 'Register for a 3-day trial' },
} satisfies Meta<typeof TextLink>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      New to the library? <TextLink {...args} />
    </p>
  ),
};
export const Quiet: Story = { args: { kind: 'quiet' } };
export const InTheLaw: Story = {
  args: { kind: 'law', children: 'sub-section (2)' },
  render: (args) => (
    <p style={{ font: 'var(--hn-text-law)' }}>
      in accordance with <TextLink {...args} />.
    </p>
  ),
};
export const Dark: Story = { ...InASentence, globals: { theme: 'dark' } };

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={`#/app${href}`} data-router="">
      {children}
    </a>
  );
}

export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
