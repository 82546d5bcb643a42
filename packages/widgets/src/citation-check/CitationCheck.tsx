import {
  checkBrief,
  createBriefCheck,
  createFileReader,
  type CheckRecord,
  type CheckSource,
  type ReadFile,
} from '@headnote/core/brief-check';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { LinkTarget } from '../parts/WidgetLink.js';
import { CheckView } from './CheckView.js';
import { citationCheckMessages as labels } from './messages.js';

const readInPage = createFileReader();

/** Properties of CitationCheck. */
export interface CitationCheckProps {
  /** How the check reaches the library; `createCheckSource` in another site's page. */
  readonly source: CheckSource;
  /**
   * Reads a dropped file in a worker of the application: `createFileReader(() => new Worker(…))`. Default: the page reads
   * texts and Word documents, and says that it reads no PDF here.
   */
  readonly readFile?: ReadFile | undefined;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Where links open; default `_self`. */
  readonly linkTarget?: LinkTarget | undefined;
  /** Called with the result of each check. */
  readonly onChecked?: ((record: CheckRecord) => void) | undefined;
  /** Called when the library cannot be asked. The widget shows the error and `Try again`. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * The check of every citation of a text, a Word document or a PDF. The file stays in the browser; only citations, the
 * names beside them and the passages quoted near a citation go to the source. Renders on the server too.
 */
export function CitationCheck({ source, readFile, onChecked, onError, ...props }: CitationCheckProps) {
  // Callers pass new objects on every render; the text stays the same.
  const now = useRef({ source, readFile, onChecked, onError });
  // oxlint-disable-next-line react/refs -- the machine reads it when it checks, never during a render
  const [machine] = useState(() =>
    createBriefCheck({
      checkBrief,
      pastedName: labels.pasted,
      source: {
        check: (...request) => now.current.source.check(...request),
        compare: (...request) => now.current.source.compare(...request),
      },
      readFile: (...task) => (now.current.readFile ?? readInPage)(...task),
    }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  const { phase, record, error } = state;

  useEffect(() => {
    now.current = { source, readFile, onChecked, onError };
  });

  useEffect(() => machine.stop, [machine]);

  useEffect(() => {
    if (phase === 'failed') now.current.onError?.(error);
    else if (phase === 'done' && record) now.current.onChecked?.(record);
  }, [phase, record, error]);

  return (
    <CheckView
      {...{ state, machine, labels }}
      idBase={useId()}
      headingLevel={props.headingLevel ?? 2}
      linkTarget={props.linkTarget ?? '_self'}
    />
  );
}
