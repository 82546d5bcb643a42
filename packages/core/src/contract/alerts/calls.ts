import { created, outcome, type Created, type Outcome } from '../wire/outcome.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import type { AlertEvent, AlertFrequency } from './alert-words.js';
import { alertHit, alertList, stoppedAlert, type AlertHit, type AlertList, type StoppedAlert } from './alert.js';

/** Something to watch. What is watched already is changed. */
export interface AlertToSave {
  /** What to watch. */
  readonly kind: 'search' | 'judgment' | 'act';
  /** Id of the judgment or act. */
  readonly documentId?: string;
  /** The serialized search, by which the member opens it again. */
  readonly query?: string;
  /** The body of the search as JSON: its `query` finds the judgments. */
  readonly body?: string;
  /** The member's words for it. */
  readonly name?: string;
  /** What to tell of a judgment or an act. */
  readonly events?: readonly AlertEvent[];
  /** How often an e-mail goes. */
  readonly frequency: AlertFrequency;
  /** True agrees to e-mails. Without it none is sent before the member agrees. */
  readonly agrees?: boolean;
  /** IANA name of the member's time zone. */
  readonly timeZone?: string;
}

/** An alert to change; what is missing stays as it is. */
export interface AlertChange {
  /** Id of the alert; empty for all of them. */
  readonly id: string;
  /** True stops its e-mails; it counts on. */
  readonly isPaused?: boolean;
  /** How often an e-mail goes. */
  readonly frequency?: AlertFrequency;
}

/** How the member is told; what is missing stays as it is. */
export interface AlertSettings {
  /** True agrees to e-mails, false stops all of them. */
  readonly agrees?: boolean;
  /** True watches the judgments that the member keeps. */
  readonly watchesOwn?: boolean;
  /** IANA name of the member's time zone. */
  readonly timeZone?: string;
}

/** The signed part of a one-click link. */
export interface StopLink {
  /** As in the link. */
  readonly token: string;
  /** True starts the alert again. */
  readonly isStart?: boolean;
}

const PATH = '/api/alerts/';
const read = { ...memberRead, ours: true } as const;
const change = { ...memberWrite, ours: true, whole: outcome } as const;
const one = { ...change, body: { id: 'id' } } as const;

/** Alerts: new judgments of a search, what happens to a judgment or an act, and how the member is told. */
export const alerts = group('alerts', () => ({
  /** Lists the member's alerts, and how the member is told. */
  list: get<AlertList>(`${PATH}list`, { ...read, outdata: alertList }),
  /** Watches a search, a judgment or an act: at most `alertLimits.maxAlerts`. */
  save: post<Created, AlertToSave>(`${PATH}save`, {
    ...memberWrite,
    ours: true,
    whole: created,
    body: {
      kind: 'kind',
      documentId: ['file_name', ''],
      query: ['query', ''],
      body: ['body', ''],
      name: ['name', ''],
      events: ['events', []],
      frequency: 'frequency',
      agrees: 'agrees',
      timeZone: 'time_zone',
    },
  }),
  /** Pauses an alert or all of them, or changes how often an e-mail goes. */
  change: post<Outcome, AlertChange>(`${PATH}change`, {
    ...change,
    body: { id: 'id', isPaused: 'paused', frequency: 'frequency' },
  }),
  /** Deletes an alert, with what it found. */
  remove: post<Outcome, { readonly id: string }>(`${PATH}remove`, one),
  /** Lists what the alerts found, or one of them, the latest first. */
  hits: get<readonly AlertHit[], { readonly id?: string } | undefined>(`${PATH}hits`, {
    ...read,
    outdata: [alertHit],
    query: { id: ['id', ''] },
  }),
  /** Notes that the member has seen what an alert found, or all of them. */
  seen: post<Outcome, { readonly id?: string } | undefined>(`${PATH}seen`, { ...change, body: { id: ['id', ''] } }),
  /** Stores how the member is told. */
  saveSettings: post<Outcome, AlertSettings>(`${PATH}savesettings`, {
    ...change,
    body: { agrees: 'agrees', watchesOwn: 'watches_own', timeZone: 'time_zone' },
  }),
  /** Gives the feed a new secret address. The old one stops working. */
  renewFeed: post<Outcome>(`${PATH}renewfeed`, change),
  /** Stops the e-mails of one alert, or starts them again, with the signed part of a link. Needs no sign-in. */
  stop: post<StoppedAlert, StopLink>(`${PATH}stop`, {
    auth: 'no-token',
    loading: 'loadme',
    ours: true,
    outdata: stoppedAlert,
    body: { token: 'token', isStart: 'start' },
  }),
}));
