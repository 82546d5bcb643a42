import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBadge } from './index.js';

const meta = { title: 'Feedback/SampleBadge', component: SampleBadge } satisfies Meta<typeof SampleBadge>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
