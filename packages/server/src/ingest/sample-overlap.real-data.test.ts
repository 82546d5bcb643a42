import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isRun = existsSync(data) && process.env['LONG_RUN'] !== undefined;
const script = fileURLToPath(new URL('../../../../scripts/sample/overlap.mjs', import.meta.url));

const title = isRun
  ? 'the sample beside real texts'
  : 'the sample beside real texts (skipped: LONG_RUN=1 and REAL_DATA run it)';

describe.skipIf(!isRun)(title, { timeout: 600_000 }, () => {
  it('has no run of twenty-five words in common with them', () => {
    const answer = execFileSync(process.execPath, ['--max-old-space-size=3000', script, data, '25'], {
      encoding: 'utf8',
    });
    process.stdout.write(answer);
    expect(answer).toMatch(/^0 runs of 25 words/);
  });
});
