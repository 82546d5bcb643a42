import type { EmbedLink } from '@headnote/core/embed';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import type { LinkTarget } from '../parts/WidgetLink.js';
import { createFinderMachine } from './finder-machine.js';
import { FinderView } from './FinderView.js';
import { citationFinderMessages, type CitationFinderLabels } from './messages.js';
import type { FinderSource } from './types.js';

/** Properties of CitationFinder. */
export interface CitationFinderProps {
  readonly source: FinderSource;
  /** Text that the field has from the start; it is looked up at once. */
  readonly text?: string | undefined;
  /** Texts that replace the English texts. */
  readonly labels?: Partial<CitationFinderLabels> | undefined;
  /** Where links open; default `_self`. */
  readonly linkTarget?: LinkTarget | undefined;
  /** Called when the library cannot be asked. The widget shows the error and `Try again`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called when the reader follows a judgment. `event.preventDefault()` stops the navigation. */
  readonly onSelect?: ((link: EmbedLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called by the button `Check a brief`. Without it there is no button. */
  readonly onCheck?: (() => void) | undefined;
}

/** One field for any citation or names of parties, with the answers of the library below it. A new `text` starts it again. */
export function CitationFinder(props: CitationFinderProps) {
  return <CitationFinderWithState key={props.text} {...props} />;
}

function CitationFinderWithState({ source, text, onError, ...props }: CitationFinderProps) {
  const labels = { ...citationFinderMessages, ...props.labels };
  // Callers pass new source and callback objects on every render; the field stays the same.
  const now = useRef({ source, onError });
  // oxlint-disable-next-line react/refs -- the machine reads it when it asks, never during a render
  const [machine] = useState(() =>
    createFinderMachine(
      {
        read: (...request) => now.current.source.read(...request),
        suggest: (...request) => now.current.source.suggest(...request),
      },
      text,
    ),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  const { phase, error } = state;

  useEffect(() => {
    now.current = { source, onError };
  });

  useEffect(() => {
    machine.start();
    return machine.stop;
  }, [machine]);

  useEffect(() => {
    if (phase === 'error') now.current.onError?.(error);
  }, [phase, error]);

  return (
    <FinderView
      {...{ state, machine, labels }}
      idBase={useId()}
      linkTarget={props.linkTarget ?? '_self'}
      error={<ErrorNotice text={labels.error} onRetry={machine.retry} />}
      onSelect={({ link, event }) => props.onSelect?.(link, event)}
      onCheck={props.onCheck}
    />
  );
}
