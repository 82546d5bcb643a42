/**
 * Why a widget shows no data. `config`: an attribute is missing or has no meaning; `quota`: too many requests;
 * `blocked`: by the page's content security policy; `internal`: an error in the widget.
 */
export type WidgetErrorCode = 'network' | 'timeout' | 'http' | 'config' | 'quota' | 'blocked' | 'internal';

/** The latest cases are shown. */
export interface LatestReadyDetail {
  readonly widget: 'latest-cases';
  readonly court: 'sc' | 'hc';
  /** Number of cases in the library, not of rows shown. */
  readonly total: number;
  /** True when the list comes from the fictional sample. */
  readonly sample: boolean;
}

/** The preview of a case is shown. */
export interface PreviewReadyDetail {
  readonly widget: 'case-preview';
  readonly title: string;
  readonly citation: string;
  readonly href: string;
}

/** A widget with fields is shown. */
export interface FieldsReadyDetail {
  readonly widget: 'citation-finder' | 'citation-check' | 'inquiry-form';
}

/** The widget shows its content. */
export type ReadyDetail = LatestReadyDetail | PreviewReadyDetail | FieldsReadyDetail;

/** The widget cannot show its content. */
export interface ErrorDetail {
  readonly widget: string;
  readonly code: WidgetErrorCode;
  /** HTTP status, if the server answered. */
  readonly status?: number;
  /** The server's id of the request, for a report. */
  readonly requestId?: string;
}

/** The visitor opens something of the library: the list of all cases, a dialog, the sign-in page. */
export interface OpenDetail {
  readonly widget: string;
  readonly href: string;
}

/** The visitor chooses a case or an act. */
export interface SelectDetail extends OpenDetail {
  /** The tab of the latest cases. */
  readonly court?: 'sc' | 'hc';
  readonly title: string;
  readonly citation: string;
}

/** The visitor sends a form. Never contains values of its fields. */
export interface SubmitDetail {
  readonly widget: string;
}

/** Details of the events, by name. */
export interface WidgetEventDetails {
  'headnote-ready': ReadyDetail;
  'headnote-error': ErrorDetail;
  /** Cancelable: a cancelled link is not followed, a cancelled dialog stays closed. */
  'headnote-open': OpenDetail;
  /** Cancelable: a cancelled link is not followed. */
  'headnote-select': SelectDetail;
  /** Cancelable: a cancelled form is not sent. */
  'headnote-submit': SubmitDetail;
}

/** The events, by name, for `addEventListener`. All bubble and cross shadow roots; details are plain data. */
export type WidgetEventMap = { [K in keyof WidgetEventDetails]: CustomEvent<WidgetEventDetails[K]> };

/** Sends an event from an element. Returns false if a listener cancelled it. */
export function emit<K extends keyof WidgetEventDetails>(
  target: EventTarget,
  name: K,
  detail: WidgetEventDetails[K],
): boolean {
  const cancelable = !/ready|error/.test(name);
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can be merged
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
