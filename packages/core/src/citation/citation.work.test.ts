import { describe, expect, it } from 'vitest';
import { extractCitations } from './index.js';

/**
 * Counts the steps of some work: patterns tried and characters read. Counting does not depend on the speed of the machine.
 * It does not use spies, which would store every call.
 */
function stepsOf(work: () => void): number {
  let steps = 0;
  const counted = (target: object, name: string) => {
    const own = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor & {
      readonly value: (this: unknown, argument: never) => unknown;
    };
    Object.defineProperty(target, name, {
      ...own,
      value(this: unknown, argument: never) {
        steps += 1;
        return own.value.call(this, argument);
      },
    });
    return () => void Object.defineProperty(target, name, own);
  };
  const restore = [counted(RegExp.prototype, 'exec'), counted(String.prototype, 'charCodeAt')];
  try {
    work();
  } finally {
    for (const undo of restore) undo();
  }
  return steps;
}

/** A list of judgments, each cited in seven reports. */
const authorities = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `${index}. Ram ${index} v. Shyam, (1973) 4 SCC ${index} : AIR 1973 SC ${index} = 1973 Supp SCR ${index}; 1974 (1) SCALE ${index} : ` +
      `JT 1974 (2) SC ${index} = 2023 INSC ${index} : (1974) 1 MLJ ${index}. It was followed. `,
  ).join('');

/** Maximum ratio of steps for twice the text. The margin is for numbers with more digits. */
const LINEAR = 2.2;

describe('trap 17: performance', () => {
  it('trap 17: 400 judgments with seven citations each are all parsed, in linear time', () => {
    const text = authorities(400);
    expect(extractCitations(text).filter(({ shortForm }) => !shortForm)).toHaveLength(2800);
    const half = stepsOf(() => extractCitations(authorities(200)));
    const whole = stepsOf(() => extractCitations(text));
    expect(whole / half).toBeLessThan(LINEAR);
    expect(whole / text.length).toBeLessThan(8);
  }, 30_000);

  it('reads a page or paragraph behind each citation in linear time, also without any bracket', () => {
    const seconds = (count: number) => {
      const before = process.cpuUsage();
      extractCitations('AIR 1950 SC 1 at 5, para 7. '.repeat(count));
      return process.cpuUsage(before).user;
    };
    seconds(2_000);
    // Eight times the text took more than forty times as long.
    expect(seconds(16_000) / seconds(2_000)).toBeLessThan(25);
  }, 60_000);

  it('control: detects quadratic steps', () => {
    const quadratic = (text: string) => {
      for (let at = 0; at < text.length; at += 40)
        for (let other = 0; other < text.length; other += 40) text.charCodeAt(other);
    };
    const half = stepsOf(() => quadratic(authorities(20)));
    expect(stepsOf(() => quadratic(authorities(40))) / half).toBeGreaterThan(LINEAR);
  });
});
