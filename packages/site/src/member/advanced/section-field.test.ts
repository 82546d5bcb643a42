import { expect, it } from 'vitest';
import { sectionsFor } from './SectionField.js';

const section = (number: string, title: string) => ({ id: `s${number}`, number, title });
const sections = [
  section('', 'Preamble'),
  section('3', 'Punishment of offences'),
  section('30', 'Valuable security'),
  section('34', 'Common intention'),
  section('34', 'Common intention'),
  section('302', 'Punishment for murder'),
];
const numbers = (text: string) => sectionsFor(sections, text).map(({ number }) => number);

it('lists the sections by number, then by heading, each once', () => {
  expect(numbers('')).toEqual(['3', '30', '34', '302']);
  expect(numbers('30')).toEqual(['30', '302']);
  expect(numbers(' Murder ')).toEqual(['302']);
  expect(numbers('zzz')).toEqual([]);
});
