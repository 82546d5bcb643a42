import type { CheckState } from '@headnote/core/brief-check';
import { formatIndianNumber } from '@headnote/core/format';
import { Stack } from '@headnote/ui/layout';
import { ProgressBar } from '@headnote/ui/progress';
import { messages } from './messages.js';

const ASKING = { label: messages.lookedUp, words: messages.progress };
const STEPS: ReadonlyMap<CheckState['phase'], typeof ASKING> = new Map([
  ['reading', { label: messages.pagesRead, words: messages.pages }],
  ['comparing', { label: messages.compared, words: messages.comparing }],
]);

/** How far a check is: pages of a PDF, citations, then quotations and pinpoints. Until `total` is known, the text is being read. */
export function CheckProgress({ phase, done, total }: Pick<CheckState, 'phase' | 'done' | 'total'>) {
  const { label, words } = STEPS.get(phase) ?? ASKING;
  const text = total === 0 ? messages.reading : words(formatIndianNumber(done), formatIndianNumber(total));
  return (
    <Stack gap={8} className="site-check__progress">
      <ProgressBar label={label} value={total === 0 ? undefined : done} max={total || 1} text={text} />
      <output className="hn-visually-hidden">{text}</output>
    </Stack>
  );
}
