/** Names our messages: other scripts of a page send messages too. */
export const MARK = 'headnote-frame';

/** A host page asks its frame to report; `options` replaces attributes of the widget, for example its theme. */
export interface HelloMessage {
  readonly mark: typeof MARK;
  readonly options?: Readonly<Record<string, string>>;
}

/** A frame reports the height of its content in px, or an event of its widget. */
export type ReportMessage =
  | { readonly mark: typeof MARK; readonly height: number }
  | { readonly mark: typeof MARK; readonly event: string; readonly detail: unknown };

/** Returns the message if it is one of ours. */
export function ours<M extends { readonly mark: typeof MARK }>(data: unknown): Partial<M> | undefined {
  return (data as Partial<M> | null)?.mark === MARK ? (data as Partial<M>) : undefined;
}
