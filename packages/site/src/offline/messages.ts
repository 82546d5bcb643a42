/** Texts of reading without a connection. */
export const messages = {
  keep: 'Keep on this device',
  drop: 'Remove from this device',
  kept: 'Kept on this device',
  keptText: 'It can be read without a connection until you sign out.',
  notKept: 'Not kept on this device',
  copy: (date: string) => `You read the copy of ${date} that this device keeps.`,
  copyText: 'There is no connection. Later changes and later judgments are not in it.',
};
