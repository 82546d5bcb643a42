/** Why a widget has nothing to show. `blocked`: the page's content security policy; `internal`: our own fault. */
export type WidgetErrorCode = 'network' | 'timeout' | 'http' | 'blocked' | 'internal';

/** The widget shows an answer of the library. */
export interface ReadyDetail {
  readonly widget: string;
  readonly court: 'sc' | 'hc';
  /** Cases the library holds, not the lines shown. */
  readonly total: number;
  /** True when the answer is of the fictional sample. */
  readonly sample: boolean;
}

/** The widget could not show an answer. */
export interface ErrorDetail {
  readonly widget: string;
  readonly code: WidgetErrorCode;
  /** HTTP status where there was one. */
  readonly status?: number;
  /** The id the server gave the request, for a report. */
  readonly requestId?: string;
}

/** A link to the library's own list is followed. */
export interface OpenDetail {
  readonly widget: string;
  readonly href: string;
}

/** A case is chosen. */
export interface SelectDetail extends OpenDetail {
  readonly court: 'sc' | 'hc';
  readonly title: string;
  readonly citation: string;
}

/** Details of the events by name. */
export interface WidgetEventDetails {
  'headnote-ready': ReadyDetail;
  'headnote-error': ErrorDetail;
  /** Cancelable: the link is then not followed. */
  'headnote-open': OpenDetail;
  /** Cancelable: the link is then not followed. */
  'headnote-select': SelectDetail;
}

/** The events by name, for `addEventListener`. All bubble and cross shadow roots; details are plain data. */
export type WidgetEventMap = { [K in keyof WidgetEventDetails]: CustomEvent<WidgetEventDetails[K]> };

/** Sends an event from an element; false when a listener cancelled it. */
export function emit<K extends keyof WidgetEventDetails>(
  target: EventTarget,
  name: K,
  detail: WidgetEventDetails[K],
): boolean {
  const cancelable = /open|select/.test(name);
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is what can be merged
  interface HTMLElementEventMap extends WidgetEventMap {}
}
