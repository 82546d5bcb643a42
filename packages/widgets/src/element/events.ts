/** Why a widget shows no data. `blocked`: by the page's content security policy; `internal`: an error in the widget. */
export type WidgetErrorCode = 'network' | 'timeout' | 'http' | 'blocked' | 'internal';

/** The widget shows a list. */
export interface ReadyDetail {
  readonly widget: string;
  readonly court: 'sc' | 'hc';
  /** Number of cases in the library, not of rows shown. */
  readonly total: number;
  /** True when the list comes from the fictional sample. */
  readonly sample: boolean;
}

/** The widget cannot show a list. */
export interface ErrorDetail {
  readonly widget: string;
  readonly code: WidgetErrorCode;
  /** HTTP status, if the server answered. */
  readonly status?: number;
  /** The server's id of the request, for a report. */
  readonly requestId?: string;
}

/** The visitor follows the link to all cases. */
export interface OpenDetail {
  readonly widget: string;
  readonly href: string;
}

/** The visitor follows a case. */
export interface SelectDetail extends OpenDetail {
  readonly court: 'sc' | 'hc';
  readonly title: string;
  readonly citation: string;
}

/** Details of the events, by name. */
export interface WidgetEventDetails {
  'headnote-ready': ReadyDetail;
  'headnote-error': ErrorDetail;
  /** Cancelable: a cancelled link is not followed. */
  'headnote-open': OpenDetail;
  /** Cancelable: a cancelled link is not followed. */
  'headnote-select': SelectDetail;
}

/** The events, by name, for `addEventListener`. All bubble and cross shadow roots; details are plain data. */
export type WidgetEventMap = { [K in keyof WidgetEventDetails]: CustomEvent<WidgetEventDetails[K]> };

/** Sends an event from an element. Returns false if a listener cancelled it. */
export function emit<K extends keyof WidgetEventDetails>(
  target: EventTarget,
  name: K,
  detail: WidgetEventDetails[K],
): boolean {
  const cancelable = /open|select/.test(name);
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can be merged
  interface HTMLElementEventMap extends WidgetEventMap {}
}
