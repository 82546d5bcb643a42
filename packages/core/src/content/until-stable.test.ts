import { describe, expect, it } from 'vitest';
import { untilStable } from './until-stable.js';

describe('untilStable', () => {
  it('E2: repeats while a round may change the result', () => {
    const steps = ['<b>1</b>', '<b>2</b>', '<b>3</b>'];
    const seen: string[] = [];
    const clean = untilStable('<b>0</b>', (html) => {
      seen.push(html);
      return { html: steps[seen.length - 1] ?? '', isStable: seen.length === 3 };
    });
    expect(clean).toBe('<b>3</b>');
    expect(seen).toEqual(['<b>0</b>', '<b>1</b>', '<b>2</b>']);
  });

  it('E2: returns plain text if the result does not become stable', () => {
    let rounds = 0;
    const clean = untilStable('<b>x</b>', () => ({ html: `<b>&lt;i&gt; ${(rounds += 1)}</b>`, isStable: false }));
    expect(clean).toBe('&lt;i&gt; 4');
  });
});
