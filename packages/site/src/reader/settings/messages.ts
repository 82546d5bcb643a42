/** Texts of the reading settings. */
export const messages = {
  title: 'Text settings',
  size: { label: 'Text size', 14: 'Smallest', 16: 'Small', 18: 'Standard', 22: 'Large', 28: 'Largest' },
  face: { label: 'Typeface', serif: 'Book face', sans: 'Plain face' },
  width: { label: 'Width of the text', narrow: 'Narrow', standard: 'Standard', wide: 'Wide' },
  spacing: { label: 'Space between lines', close: 'Close', standard: 'Standard', open: 'Open' },
  theme: { label: 'Theme', system: 'As the device', light: 'Light', dark: 'Dark' },
  letter: 'T',
  smaller: 'A−',
  smallerText: 'A−, smaller text',
  larger: 'A+',
  largerText: 'A+, larger text',
  reset: 'Back to the standard',
  device: 'This device remembers these settings. The theme is that of the member area.',
};
