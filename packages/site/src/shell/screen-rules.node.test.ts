import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..', '..', '..', '..');

/** Lint of a screen in a copy of the repository that contains only the configuration. */
let folder = '';
const screens = () => join(folder, 'packages', 'site', 'src', 'member', 'seed');

function lint(jsx: string): string {
  const file = join(screens(), 'SeedScreen.tsx');
  writeFileSync(file, `export function SeedScreen() {\n  return ${jsx};\n}\n`);
  const oxlint = join(repository, 'node_modules', '.bin', 'oxlint');
  return spawnSync(oxlint, ['--format', 'unix', file], { cwd: folder, encoding: 'utf8' }).stdout;
}

describe('lint of screens', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'headnote-lint-'));
    mkdirSync(screens(), { recursive: true });
    copyFileSync(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['input', 'select', 'textarea', 'dialog', 'progress', 'form'])('forbids a raw %s', (element) => {
    expect(lint(`<${element} id="a" />`)).toContain(`<${element}> is forbidden.`);
  });

  it.each([
    ['text', '<p>Words</p>'],
    ['text in braces', `<p>{'Words'}</p>`],
    ['a template', '<p>{`Words ${1}`}</p>'],
    ['an aria-label', '<p aria-label="Words" />'],
    ['a title', '<p title="Words" />'],
    ['an alt text', '<img alt="Words" />'],
    ['a placeholder', '<Search placeholder="Words" />'],
  ])('forbids literal text: %s', (_what, jsx) => {
    expect(lint(jsx)).toContain('jsx-no-literals');
  });

  it('accepts a part of ui with texts from the message file', () => {
    expect(lint('<TextField label={messages.label} className="site-seed" />')).not.toMatch(/forbidden|jsx-no-literals/);
  });
});
