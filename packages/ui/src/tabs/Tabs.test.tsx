import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './index.js';

afterEach(cleanup);

const items = [
  { value: 'sc', label: 'Supreme Court', count: '89', content: 'first' },
  { value: 'hc', label: 'High Courts', content: 'second' },
];

describe('Tabs', () => {
  it('opens the first tab by default', () => {
    render(<Tabs label="Latest cases" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Latest cases' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Supreme Court 89' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('first');
  });

  it('opens a tab that is clicked and reports it', async () => {
    const onValueChange = vi.fn();
    render(<Tabs label="Latest cases" items={items} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'High Courts' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('second');
    expect(onValueChange).toHaveBeenCalledWith('hc');
  });

  it('leaves the open tab to a caller that controls it', async () => {
    render(<Tabs label="Latest cases" items={items} value="sc" />);
    await userEvent.click(screen.getByRole('tab', { name: 'High Courts' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('first');
  });

  it('renders no tab for an empty list', () => {
    render(<Tabs label="Latest cases" items={[]} />);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});
