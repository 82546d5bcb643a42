import { courtTable } from './court-table.js';
import { familyTable } from './family-table.js';
import type { Family } from './family.js';
import { foreignTable } from './foreign-table.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';

function readFamily(name: string, printed: string): Family {
  const [marks = '', courts = ''] = printed.split('=');
  return {
    name,
    kind: marks.includes('n') ? 'neutral' : marks.includes('o') ? 'online' : 'reporter',
    // No other cited report is older, so earlier years are misprints.
    since: parseInt(marks) || 1860,
    marks,
    courts: courts.split('~'),
  };
}

/** Returns all spellings of all series. */
export const families = () => [familyTable, foreignTable].flatMap((table) => namesIn(table, readFamily));

/** Finds the series named at an index. */
export const familyAt = createNameMatcher(families);

/** Finds the court named at an index: its short form, optionally with `HC` or `High Court`. */
export const courtAt = createNameMatcher(() =>
  namesIn(courtTable, (name) => name).flatMap(([form, name]) =>
    ['', 'hc', 'highcourt'].map((end): [string, string] => [form + end, name]),
  ),
);
