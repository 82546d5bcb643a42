import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { SearchBox } from '../search-box/index.js';
import { NavigationBar } from './index.js';

const meta = {
  title: 'Navigation/NavigationBar',
  component: NavigationBar,
  args: { current: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavigationBar>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Public: Story = { args: { hasSearchHint: true }, globals: { viewport: { value: 'desktop' } } };
export const WithDaysLeft: Story = { args: { daysRemaining: 214 }, globals: { viewport: { value: 'desktop' } } };
export const LastDay: Story = { args: { daysRemaining: 1 }, globals: { viewport: { value: 'desktop' } } };
export const NoDaysLeft: Story = { args: { daysRemaining: 0 }, globals: { viewport: { value: 'desktop' } } };
export const Tablet: Story = { args: { hasSearchHint: true }, globals: { viewport: { value: 'tablet' } } };

export const Member: Story = {
  args: {
    current: '#judgments',
    links: [
      { label: 'Judgments', href: '#judgments' },
      { label: 'Acts', href: '#acts' },
    ],
    daysRemaining: 214,
    getStartedHref: null,
    search: <SearchBox size="bar" defaultValue={'"basic structure" /s amendment'} help="Words, phrases, fields" />,
    end: <Button size="small">Sign out</Button>,
  },
  globals: { viewport: { value: 'desktop' } },
};
export const MemberOnATablet: Story = { ...Member, globals: { viewport: { value: 'tablet' } } };
export const MemberOnAPhone: Story = {
  ...Member,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.hn-bar__row')?.clientHeight).toBe(56);
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible());
    await expect(canvas.getByText('214 days left')).toBeVisible();
  },
};

export const PhoneMenuOpensAndCloses: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const about = canvasElement.querySelector<HTMLElement>('a[href="/about"]');
    await expect(about).not.toBeVisible();
    await userEvent.click(menu);
    await waitFor(() => expect(about).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const Narrow: Story = {
  args: { daysRemaining: 0 },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 days left')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongNames: Story = {
  args: { brandName: 'Smt. Venkatanarasimharajuvaripeta Law Library', daysRemaining: 1_214 },
  globals: { viewport: { value: 'desktop' } },
};

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const names = ['Headnote', 'Home', 'About', 'Data coverage', 'Features', 'Packages', 'Articles', 'Contact'];
    for (const name of [...names, 'Get started']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
