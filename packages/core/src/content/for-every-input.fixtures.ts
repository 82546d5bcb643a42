import { expect, it } from 'vitest';

const LONGEST_LABEL = 90;

const label = (input: string): string =>
  JSON.stringify(
    input.length > LONGEST_LABEL ? `${input.slice(0, LONGEST_LABEL)} … ${input.length} characters` : input,
  );

/** One test for one promise over a table of inputs. Its name states how many there are; its failure names every input that fails. */
export function itForEveryInput(
  promise: string,
  inputs: readonly string[],
  check: (input: string) => void | Promise<void>,
): void {
  it(`${promise} (${inputs.length} inputs)`, async () => {
    const failures: string[] = [];
    for (const input of inputs) {
      try {
        await check(input);
      } catch (error) {
        failures.push(`${label(input)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    expect(failures).toEqual([]);
  });
}
