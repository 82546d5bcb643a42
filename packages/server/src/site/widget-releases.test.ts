import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeWidgetReleases } from './widget-releases.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'headnote-releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function build(version: string, text: string): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const folder of ['v1', version, 'chunks']) mkdirSync(join(root, 'dist', folder), { recursive: true });
  writeFileSync(join(root, 'dist', version, 'latest-cases.js'), text);
}

function start(readOnly = false) {
  const warn = vi.fn<(message: string) => void>();
  const releases = storeWidgetReleases({
    widgetsDir: join(root, 'dist'),
    releasesDir: join(root, 'data/widgets'),
    readOnly,
    warn,
  });
  const texts = Object.fromEntries(
    releases.map(({ version, folder }) => [version, readFileSync(join(folder, 'latest-cases.js'), 'utf8')]),
  );
  return { texts, warn };
}

it('serves a release also after the server has a newer one', () => {
  build('1.0.0', 'one');
  expect(start().texts).toEqual({ '1.0.0': 'one' });
  build('1.1.0', 'two');
  const { texts, warn } = start();
  expect(texts).toEqual({ '1.0.0': 'one', '1.1.0': 'two' });
  expect(warn).not.toHaveBeenCalled();
});

it('warns when a release has changed, and leaves no half file', () => {
  build('1.0.0', 'one');
  start();
  build('1.0.0', 'changed');
  const { texts, warn } = start();
  expect(texts).toEqual({ '1.0.0': 'changed' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('1.0.0'));
  expect(readdirSync(join(root, 'data/widgets/1.0.0'))).toEqual(['latest-cases.js']);
});

it('writes nothing if the server only reads', () => {
  build('1.0.0', 'one');
  expect(start(true).texts).toEqual({ '1.0.0': 'one' });
  expect(existsSync(join(root, 'data'))).toBe(false);
});

it('serves nothing without a build', () => {
  expect(start().texts).toEqual({});
});
