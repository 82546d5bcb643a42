// This service's part of the package entry `contract`.
export { alerts, type AlertChange, type AlertSettings, type AlertToSave, type StopLink } from './calls.js';
export { alertLimits } from './alert-limits.js';
export {
  actEvents,
  alertFrequencies,
  judgmentEvents,
  type AlertEvent,
  type AlertFrequency,
  type AlertKind,
  type JudgmentEvent,
} from './alert-words.js';
export type { Alert, AlertHit, AlertList, StoppedAlert } from './alert.js';
