import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './index.js';

const meta = { title: 'Parts/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '/' } };
export const AnotherHouse: Story = { args: { name: 'Library of the National Law School' } };
export const Devanagari: Story = { args: { name: 'शीर्षटिप्पणी' } };
export const Dark: Story = { globals: { theme: 'dark' } };
