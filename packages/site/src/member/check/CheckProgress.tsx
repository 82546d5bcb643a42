import { formatIndianNumber } from '@headnote/core/format';
import { Stack } from '@headnote/ui/layout';
import { ProgressBar } from '@headnote/ui/progress';
import { messages } from './messages.js';

/** How far a check is: the text is being read until `total` is known. */
export function CheckProgress({ done, total }: { done: number; total: number }) {
  const text = total === 0 ? messages.reading : messages.progress(formatIndianNumber(done), formatIndianNumber(total));
  return (
    <Stack gap={8} className="site-check__progress">
      <ProgressBar label={messages.lookedUp} value={total === 0 ? undefined : done} max={total || 1} text={text} />
      <output className="hn-visually-hidden">{text}</output>
    </Stack>
  );
}
