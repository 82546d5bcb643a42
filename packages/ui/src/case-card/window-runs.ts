import type { Run } from '../highlight/index.js';

/** Characters kept before the first hit, and on either side of a gap between two hits: enough to be read as a phrase. */
const LEAD = 60;
const GAP_SIDE = 40;
const ELLIPSIS = '…';

/**
 * Shortens the text around the hits to about two lines. Cuts the text before the first hit and long gaps between hits at
 * word boundaries and marks each cut with `…`. Never cuts a hit. Returns text without a hit unchanged.
 */
export function windowRuns(runs: readonly Run[]): Run[] {
  const firstHit = runs.findIndex((run) => run.hit);
  if (firstHit === -1) return [...runs];
  const lastHit = runs.findLastIndex((run) => run.hit);
  return runs.map((run, index) => {
    if (run.hit || index > lastHit) return run;
    const text = index < firstHit ? cutStart(run.text) : cutMiddle(run.text);
    return { text, hit: false };
  });
}

function cutStart(text: string): string {
  if (text.length <= LEAD) return text;
  return `${ELLIPSIS} ${tail(text, LEAD)}`;
}

function cutMiddle(text: string): string {
  if (text.length <= GAP_SIDE * 2 + ELLIPSIS.length) return text;
  return `${head(text, GAP_SIDE)} ${ELLIPSIS} ${tail(text, GAP_SIDE)}`;
}

function head(text: string, length: number): string {
  return text.slice(0, length).replace(/\s+\S*$/, '');
}

function tail(text: string, length: number): string {
  return text.slice(-length).replace(/^\S*\s+/, '');
}
