import { Button } from '@headnote/ui/button';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { useLazySurface } from '../../shell/lazy/use-lazy-surface.js';
import { messages } from './messages.js';
import { TEXT_SIZES, useReadingSettings } from '../../shell/settings/reading-settings.js';

/** The reading settings; their code is loaded on the way to their button. */
const lazySettings = lazyPart(async () => (await import('./ReadingPopover.js')).ReadingPopover);

/** In the tool bar: smaller, the size, larger, and a button that opens all reading settings. */
export function SizeTools() {
  const [{ size }, change] = useReadingSettings();
  const { isOpen, setOpen, anchorRef, trigger } = useLazySurface(lazySettings);
  const step = (by: 1 | -1) => {
    const next = TEXT_SIZES[TEXT_SIZES.indexOf(size) + by];
    if (next !== undefined) change({ size: next });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="site-tools__step"
        aria-label={messages.smallerText}
        disabled={size === TEXT_SIZES[0]}
        onClick={() => step(-1)}
      >
        {messages.smaller}
      </Button>
      <output className="site-tools__size" aria-label={messages.size.label}>
        {size}
      </output>
      <Button
        variant="quiet"
        size="small"
        className="site-tools__step"
        aria-label={messages.largerText}
        disabled={size === TEXT_SIZES.at(-1)}
        onClick={() => step(1)}
      >
        {messages.larger}
      </Button>
      <span ref={anchorRef} className="hn-floating-anchor">
        <Button {...trigger} variant="quiet" size="small" aria-label={messages.title}>
          <span aria-hidden="true" className="site-tools__type">
            {messages.letter}
          </span>
        </Button>
        <Suspense>{isOpen && <lazySettings.Part anchorRef={anchorRef} onClose={() => setOpen(false)} />}</Suspense>
      </span>
    </>
  );
}
