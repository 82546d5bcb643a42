import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LinkProvider, TextLink, type AnchorProps } from './index.js';

const meta = {
  title: 'Navigation/TextLink',
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

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={`#/app${href}`} data-router="">
      {children}
    </a>
  );
}

export const WithRouterLink: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Register for a 3-day trial' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Sahyadri' },
  globals: { viewport: { value: 'phone320' } },
};
