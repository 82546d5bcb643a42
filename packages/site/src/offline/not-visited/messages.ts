/** Texts of a page that cannot be shown without a connection. */
export const messages = {
  title: 'This page needs a connection',
  text: 'You have not opened it on this device before. Without a connection you can read what the device keeps:',
  nothing: 'You have not opened it on this device before, and the device keeps no judgment or act of yours.',
  list: 'On this device',
  again: 'Try again',
};
