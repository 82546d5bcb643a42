import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createInquiryMachine } from './inquiry-machine.js';
import { InquiryView } from './InquiryView.js';
import { inquiryMessages, type InquiryLabels } from './messages.js';
import type { InquirySource } from './types.js';

/** Properties of InquiryForm. */
export interface InquiryFormProps {
  /** How the form reaches the library; `createInquirySource` in another site's page. */
  readonly source: InquirySource;
  /** Subject that is chosen at first, as in the attribute `subject`. */
  readonly subject?: string | undefined;
  /** Texts that replace the English texts. */
  readonly labels?: Partial<InquiryLabels> | undefined;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Id of a heading on the page that names the widget. The widget then draws no heading. */
  readonly labelledBy?: string | undefined;
  /** `card` (default): with a frame. */
  readonly frame?: 'card' | 'open' | undefined;
  /** When invalid fields are marked: at the first click into the form, or when it is sent (default). */
  readonly markOn?: 'click' | 'submit' | undefined;
  /** Where the focus goes if several fields are wrong: the list of errors (default), or the first of the fields. */
  readonly focusOn?: 'summary' | 'field' | undefined;
  /** Content beside the button. */
  readonly note?: ReactNode;
  /** Asked before a complete inquiry is sent; false stops it. */
  readonly onSubmit?: (() => boolean | undefined) | undefined;
  /** Called when a call fails. The widget shows it, unless `onFailed` is set. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Shows why an inquiry was not sent, in place of the widget's own box. */
  readonly onFailed?: ((message: string) => void) | undefined;
}

/**
 * The inquiry form. What was typed stays after every failure, and is in no storage. Renders on the server too.
 */
export function InquiryForm({
  source,
  subject = '',
  focusOn,
  onSubmit,
  onError,
  onFailed,
  ...props
}: InquiryFormProps) {
  // Callers pass new source and callback objects on every render; the form stays the same.
  const now = useRef({ source, onSubmit, onError, onFailed });
  const isConnected = source.connect !== undefined;
  // oxlint-disable-next-line react/refs -- the machine reads it when it sends, never during a render
  const [machine] = useState(() => {
    const created = createInquiryMachine({
      ...(focusOn && { focusOn }),
      source: isConnected
        ? { connect: async () => (now.current.source.connect ?? unexpected)() }
        : {
            send: (inquiry, options) =>
              ('send' in now.current.source ? now.current.source.send : unexpected)(inquiry, options),
          },
      allow: () => now.current.onSubmit?.() !== false,
    });
    created.preselect(subject);
    return created;
  });
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);

  const isOff = useSyncExternalStore(never, isRunning, isServer) === 'server';

  useEffect(() => {
    now.current = { source, onSubmit, onError, onFailed };
  });
  useEffect(() => machine.stop, [machine]);
  useEffect(() => {
    if (state.error !== undefined) now.current.onError?.(state.error);
  }, [state.error]);
  const { message, isPending } = state.form;
  useEffect(() => {
    if (message !== '' && !isPending) now.current.onFailed?.(message);
  }, [message, isPending]);

  return (
    <InquiryView
      {...{ state, machine }}
      labels={{ ...inquiryMessages, ...props.labels }}
      idBase={useId()}
      headingLevel={props.headingLevel ?? 2}
      frame={props.frame ?? 'card'}
      markOn={props.markOn ?? 'submit'}
      labelledBy={props.labelledBy}
      isOff={isOff}
      isQuiet={onFailed !== undefined}
      note={props.note}
    />
  );
}

const never = () => () => undefined;
const isRunning = () => 'browser';
const isServer = () => 'server';

function unexpected(): never {
  throw new Error('The source of an inquiry form cannot change between sending and connecting.');
}
