/** Texts of the notice that there is no connection. */
export const messages = {
  offline: 'No connection',
  offlineText: 'You can read what this device keeps.',
  hidden: 'Your subscription has ended. After a renewal you can read again what this device keeps.',
  nothingKept: 'This device keeps no judgment or act of yours.',
  list: 'Kept on this device',
};
