import type { CheckState } from '@headnote/core/brief-check';
import { formatIndianNumber } from '@headnote/core/format';
import { Stack } from '@headnote/ui/layout';
import { ProgressBar } from '@headnote/ui/progress';
import { messages } from './messages.js';

/** How far a check is: pages of a PDF, then citations. Until `total` is known, the text is being read. */
export function CheckProgress({ phase, done, total }: Pick<CheckState, 'phase' | 'done' | 'total'>) {
  const isReading = phase === 'reading';
  const words = isReading ? messages.pages : messages.progress;
  const text = total === 0 ? messages.reading : words(formatIndianNumber(done), formatIndianNumber(total));
  return (
    <Stack gap={8} className="site-check__progress">
      <ProgressBar
        label={isReading ? messages.pagesRead : messages.lookedUp}
        value={total === 0 ? undefined : done}
        max={total || 1}
        text={text}
      />
      <output className="hn-visually-hidden">{text}</output>
    </Stack>
  );
}
