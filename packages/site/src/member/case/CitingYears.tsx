import { Skeleton } from '@headnote/ui/skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { messages } from './messages.js';

const { Part: CitingParts, load } = lazyPart(async () => (await import('./CitingParts.js')).CitingParts);

/** All judgments that cite or overrule a judgment. They are read when the member opens the part. */
export function CitingYears({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="site-citing hn-no-print"
      onPointerEnter={() => void load().catch(() => undefined)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="site-summary">{messages.byYear}</summary>
      <Suspense fallback={<Skeleton shape="text" count={2} />}>{isOpen && <CitingParts id={id} />}</Suspense>
    </details>
  );
}
