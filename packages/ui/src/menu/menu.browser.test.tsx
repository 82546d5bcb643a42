import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.js';
import { settle } from '../internal/settle.fixtures.js';
import '../styles.css';
import { Menu } from './index.js';

const mounted: { root: Root; host: HTMLElement }[] = [];

afterEach(async () => {
  for (const { root, host } of mounted.splice(0)) {
    await settle(() => root.unmount());
    host.remove();
  }
});

async function open(after: boolean): Promise<void> {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted.push({ root, host });
  const entries = [
    { id: 'copy', label: 'Copy citation' },
    { id: 'save', label: 'Save to folder' },
  ];
  await settle(() =>
    root.render(
      <>
        <button type="button">Before</button>
        <Menu label="More" trigger={<Button>More</Button>} entries={entries} onPick={() => {}} />
        {after && <button type="button">After</button>}
      </>,
    ),
  );
  host.querySelectorAll('button')[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
}

const isOpen = () => document.querySelector('[role=menu]') !== null;

describe('Tab in an open menu', () => {
  it('closes it and moves to the control after its button', async () => {
    await open(true);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => document.activeElement?.textContent).toBe('After');
  });

  it('closes it when nothing follows on the page', async () => {
    await open(false);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
  });

  it('moves back with Shift to the control before its button', async () => {
    await open(true);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(() => document.activeElement?.textContent).toBe('Before');
  });
});
