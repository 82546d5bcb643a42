/** Texts of the page behind the links of alert e-mails. */
export const messages = {
  title: 'E-mail alert',
  stopped: 'This alert is stopped',
  allStopped: 'All e-mails about alerts are stopped',
  stoppedText: (name: string) => `No more e-mail about “${name}”. The alert stays in your library.`,
  allStoppedText: 'Your alerts stay in your library, and count on.',
  started: 'This alert is running again',
  startedText: 'You get e-mails when there is something new.',
  start: 'Start it again',
  all: 'All your alerts',
  stopping: 'Stopping the alert…',
  failed: 'Nothing was changed',
  again: 'Try again',
  needsScript: 'This page needs JavaScript. Your mail program can stop the e-mails too, with its own “Unsubscribe”.',
};
