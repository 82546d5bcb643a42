import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi, LabelsProvider } from '../labels/index.js';
import { SampleBadge } from './index.js';

const meta = { title: 'Feedback/SampleBadge', component: SampleBadge } satisfies Meta<typeof SampleBadge>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Devanagari: Story = {
  decorators: [
    (Story) => (
      <LabelsProvider labels={hindi}>
        <Story />
      </LabelsProvider>
    ),
  ],
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
export const ForcedColours: Story = { globals: { contrast: 'forced' } };
