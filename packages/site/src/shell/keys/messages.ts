/** Texts of the keys. */
export const messages = {
  title: 'Keyboard shortcuts',
  text: 'The keys work when you are not typing in a field.',
  singleKeys: 'Use single keys',
  singleKeysHint: 'Switch them off if you use speech input or press keys by accident. This device remembers it.',
  search: 'Go to the search box',
  allKeys: 'Show all keys',
  everywhere: 'Everywhere',
  here: 'On this page',
};
