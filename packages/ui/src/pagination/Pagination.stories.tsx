import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './index.js';

const meta = {
  title: 'Parts/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 10, total: 61, hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 10 of 61 shown.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2');
  },
};
export const Middle: Story = { args: { page: 42, total: 138_000, reach: 2000 } };
export const Last: Story = { args: { page: 7 } };
export const OnePage: Story = { args: { total: 4 } };
export const Nothing: Story = { args: { total: 0 } };
export const Floor: Story = { args: { total: 10_000, isFloor: true, reach: 2000 } };
export const Phone: Story = {
  args: { page: 42, total: 138_000, reach: 2000 },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { page: 3 }, globals: { theme: 'dark' } };
