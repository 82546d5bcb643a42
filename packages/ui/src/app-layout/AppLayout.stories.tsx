import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Footer } from '../footer/index.js';
import { SectionHead } from '../head-rule/index.js';
import { bookmarkIcon, listIcon, moreIcon, searchIcon, settingsIcon } from '../icon/index.js';
import { NavigationBar } from '../navigation-bar/index.js';
import { AppLayout, BottomBar, type BottomBarTool } from './index.js';

const tools: BottomBarTool[] = [
  { label: '2 of 9', icon: searchIcon, current: true, onClick: fn() },
  { label: 'Contents', icon: listIcon, onClick: fn() },
  { label: 'Text', icon: settingsIcon, onClick: fn() },
  { label: 'Bookmark', icon: bookmarkIcon, onClick: fn() },
  { label: 'More', icon: moreIcon, href: '#more' },
];

const meta = {
  title: 'Layout/AppLayout',
  component: AppLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: <NavigationBar current="/" />,
    footer: <Footer />,
    children: (
      <>
        <SectionHead level={1} title="Latest cases" />
        <p>Bhola Nath v State of Jharkhand, 30 January 2026.</p>
      </>
    ),
    tools: <BottomBar tools={tools} />,
  },
} satisfies Meta<typeof AppLayout>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Tools' })).not.toBeInTheDocument();
  },
};

const withSide = { side: <p>61 judgments, 12 of them followed.</p>, sideLabel: 'Filters' };
export const WithSide: Story = {
  args: withSide,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('complementary', { name: 'Filters' }).getBoundingClientRect();
    await expect(side.right).toBeLessThan(canvas.getByRole('main').getBoundingClientRect().left);
  },
};
export const Tablet: Story = { args: withSide, globals: { viewport: { value: 'tablet' } } };
export const LongNames: Story = {
  args: {
    children: (
      <SectionHead
        level={1}
        title="Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr."
      />
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};

/** On a phone the tools are at the bottom, each at least 44 px high. */
export const Narrow: Story = {
  args: withSide,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Tools' });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    for (const button of canvas.getAllByRole('button', { name: /Contents|Text|Bookmark/ })) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Contents' }));
    await expect(tools[1]?.onClick).toHaveBeenCalled();
  },
};

export const SkipsToTheContent: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
