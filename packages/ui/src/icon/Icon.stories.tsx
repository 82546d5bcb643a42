import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index.js';

const { Icon, ...shapes } = icons;

const meta = { title: 'Layout/Icon', component: Icon, args: { shape: shapes.searchIcon } } satisfies Meta<typeof Icon>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { label: 'Search', size: 20 } };

export const All: Story = {
  render: () => (
    <ul
      className="hn-icons"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }}
    >
      {Object.entries(shapes).map(([name, shape]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 12, font: 'var(--hn-text-ui)' }}>
          <Icon shape={shape} />
          <Icon shape={shape} size={20} />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};
