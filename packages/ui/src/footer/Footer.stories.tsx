import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Footer } from './index.js';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const everything = {
  stores: { android: 'https://store.example/android', apple: 'https://store.example/apple' },
  social: [
    { label: 'Feed', href: 'https://feed.example' },
    { label: 'Video', href: 'https://video.example' },
    { label: 'Community', href: 'https://community.example' },
    { label: 'Notices', href: 'https://notices.example' },
  ],
};

export const Plain: Story = { globals: { viewport: { value: 'desktop' } } };
export const WithEverything: Story = { args: everything, globals: { viewport: { value: 'desktop' } } };
export const WithoutAddresses: Story = { args: { social: [{ label: 'Feed', href: '' }] } };
export const LongNames: Story = {
  args: {
    tagline:
      'Judgments and bare acts for Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.',
  },
  globals: { viewport: { value: 'phone320' } },
};

const signOut = fn();
export const WithAnAction: Story = {
  args: {
    groups: [
      {
        title: 'Subscribe',
        links: [
          { label: 'Account', href: '/account' },
          { label: 'Sign out', onPress: signOut },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  args: everything,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAccessibleName();
    }
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacypolicy');
  },
};
