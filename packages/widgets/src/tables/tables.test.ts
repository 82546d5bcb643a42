import { expect, it } from 'vitest';
import { readOption } from '../element/options.js';
import { acceptsValue, attributeName, widgetNames, widgetTables, type OptionValues } from './index.js';

/** Texts of which each kind of option takes some and ignores the others. */
const texts = [
  '',
  ' ',
  '0',
  '1',
  '5',
  '21',
  '9999',
  '-1',
  '2.5',
  'sc',
  'SC',
  'dark',
  'required',
  '_blank',
  '2024 HN 1',
];

const options = widgetNames.flatMap((widget) =>
  Object.entries<OptionValues>(widgetTables[widget]).map(([name, values]) => [widget, name, values] as const),
);

it.each(options)('%s accepts the values of %s that its element takes', (_widget, name, values) => {
  const element = document.createElement('div');
  const byDefault = readOption(element, name, values);
  for (const text of texts) {
    element.setAttribute(attributeName(name), text);
    const taken = String(readOption(element, name, values));
    if (acceptsValue(values, text)) expect(taken).toBe(text);
    else expect(taken).toBe(String(byDefault));
  }
});
