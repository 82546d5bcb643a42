import { messages } from './messages.js';

/** The parts of the page in order, with their anchors. */
export const sections = [
  { id: 'judgments', name: messages.judgments.name },
  { id: 'acts', name: messages.acts.name },
  { id: 'courts', name: messages.courts.name },
  { id: 'start-page', name: messages.start.name },
  { id: 'alerts', name: messages.alerts.name },
] as const;

export const anchors = sections.map(({ id }) => id);
