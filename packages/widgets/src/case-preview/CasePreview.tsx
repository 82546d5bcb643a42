import { useEffect, useId, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import type { LinkTarget } from '../parts/WidgetLink.js';
import { CasePreviewView } from './CasePreviewView.js';
import { errorText } from './error-text.js';
import { caseHeadMessages, casePreviewMessages, type CaseHeadLabels, type CasePreviewLabels } from './messages.js';
import { createPreviewMachine } from './preview-machine.js';
import type { CaseSelection, CaseSource, EmbedCase, EmbedCaseAnswer } from './types.js';

/** Properties of CasePreview. */
export interface CasePreviewProps {
  readonly source: CaseSource;
  /** Any citation of the case, as printed. It needs this or `id`. */
  readonly citation?: string | undefined;
  /** Id of the case in the library; comes before `citation`. */
  readonly id?: string | undefined;
  /** A known answer. It is drawn at once, without a request. */
  readonly initial?: EmbedCaseAnswer | undefined;
  /** `dialog`: a button that opens the preview; default `inline`. */
  readonly display?: 'inline' | 'dialog' | undefined;
  /** Text of the button; the citation by default. */
  readonly label?: string | undefined;
  /** Texts that replace the English texts. */
  readonly labels?: Partial<CasePreviewLabels & CaseHeadLabels> | undefined;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Where links open; default `_self`. */
  readonly linkTarget?: LinkTarget | undefined;
  /** Called when the case is shown. */
  readonly onReady?: ((item: EmbedCase) => void) | undefined;
  /** Called when the case cannot be loaded. The widget shows the error and `Try again`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called when the reader follows a later judgment. `event.preventDefault()` stops the navigation. */
  readonly onSelect?: ((selection: CaseSelection) => void) | undefined;
  /**
   * Called when the reader opens the dialog or follows the link to the sign-in or the search. `event.preventDefault()`
   * stops it.
   */
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/**
 * The preview of one case: what a visitor of the library may read of it. Renders on the server too, with the case of
 * `initial`. Another `citation` or `id` starts the widget again.
 */
export function CasePreview(props: CasePreviewProps) {
  return <CasePreviewWithState key={`${props.id} ${props.citation} ${props.display}`} {...props} />;
}

function CasePreviewWithState({ source, citation, id, initial, display = 'inline', ...props }: CasePreviewProps) {
  const labels = { ...casePreviewMessages, ...caseHeadMessages, ...props.labels };
  const { onReady, onError } = props;
  // Callers pass new source and callback objects on every render; the case stays the same.
  const now = useRef({ source, onReady, onError });
  // oxlint-disable-next-line react/refs -- the machine reads it when it loads, never during a render
  const [machine] = useState(() =>
    createPreviewMachine({
      citation,
      id,
      isDialog: display === 'dialog',
      known: initial,
      load: (request) => now.current.source.load(request),
    }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);

  useEffect(() => {
    now.current = { source, onReady, onError };
  });

  useEffect(() => {
    void machine.start();
    return machine.stop;
  }, [machine]);

  useEffect(() => {
    if (state.phase === 'error') now.current.onError?.(state.error);
    else if (state.data?.case) now.current.onReady?.(state.data.case);
  }, [state.phase, state.data, state.error]);

  return (
    <CasePreviewView
      {...{ state, machine, labels, display }}
      idBase={useId()}
      linkTarget={props.linkTarget ?? '_self'}
      headingLevel={props.headingLevel ?? 2}
      label={props.label ?? (citation ? labels.openDialog(citation) : '')}
      error={<ErrorNotice text={errorText(state.error, labels)} onRetry={machine.retry} />}
      onSelect={props.onSelect}
      onOpen={props.onOpen}
    />
  );
}
