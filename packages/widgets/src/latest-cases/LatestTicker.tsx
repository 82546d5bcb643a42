import { LatestCases, type LatestCasesProps } from './LatestCases.js';
import { createTickerMachine } from './ticker-machine.js';

/**
 * The newest cases, three at a time. They change by themselves until the reader pauses them, and stop under pointer and
 * focus and in a hidden tab. A component of its own, so that a page with a list does not load it.
 */
export function LatestTicker(props: LatestCasesProps) {
  return <LatestCases {...props} machine={createTickerMachine} />;
}
