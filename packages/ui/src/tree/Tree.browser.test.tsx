import { treeSuite, type MountTree, type ShownTreeRow } from '@headnote/core/machines/suites';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeClock } from '../internal/fake-clock.fixtures.js';
import { settle } from '../internal/settle.fixtures.js';
import '../styles.css';
import { Tree } from './index.js';

const mounted: { root: Root; host: HTMLElement }[] = [];

afterEach(async () => {
  for (const { root, host } of mounted.splice(0)) {
    await settle(() => root.unmount());
    host.remove();
  }
});

const mount: MountTree = async ({ nodes, values, expanded }) => {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted.push({ root, host });
  const clock = createFakeClock();
  await settle(() =>
    root.render(
      <StrictMode>
        <Tree
          label="Courts"
          name="courts"
          nodes={nodes}
          defaultValues={values}
          defaultExpanded={expanded}
          clock={clock}
        />
      </StrictMode>,
    ),
  );
  const rows = () => [...host.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const wordsOf = (row: HTMLElement) => row.querySelector('.hn-tree__label')?.textContent ?? '';
  const part = (label: string, selector: string) =>
    rows()
      .find((row) => wordsOf(row) === label)
      ?.querySelector(selector) ?? host;
  return {
    press: (key) => settle(() => userEvent.keyboard(key === 'Space' ? ' ' : key.length === 1 ? key : `{${key}}`)),
    // The check box passes the press on to its row.
    clickCheck: (label) => settle(() => userEvent.click(part(label, 'input'), { force: true })),
    clickOpen: (label) => settle(() => userEvent.click(part(label, '[data-open]'))),
    enter: () =>
      settle(() =>
        rows()
          .find(({ tabIndex }) => tabIndex === 0)
          ?.focus(),
      ),
    filter: (text) => settle(() => userEvent.fill(host.querySelector('input[type=search]') ?? host, text)),
    pass: (milliseconds) => settle(() => clock.pass(milliseconds)),
    values: () => host.querySelector<HTMLInputElement>('[name=courts]')?.value.split(',').filter(Boolean) ?? [],
    rows: () =>
      rows().map((row) => ({
        label: wordsOf(row),
        level: Number(row.ariaLevel),
        isExpanded: row.ariaExpanded === null ? undefined : row.ariaExpanded === 'true',
        checked: row.ariaChecked as ShownTreeRow['checked'],
        isStop: row.tabIndex === 0,
        hasFocus: document.activeElement === row,
      })),
  };
};

describe('Tree with real key presses', () => {
  for (const { name, run } of treeSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());
});
