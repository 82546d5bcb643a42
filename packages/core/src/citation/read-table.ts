import { courtTable, familyTable } from './family-table.js';
import type { Family } from './family.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';

function readFamily(name: string, printed: string): Family {
  const [marks = '', courts = ''] = printed.split('=');
  return {
    name,
    kind: marks.includes('n') ? 'neutral' : marks.includes('o') ? 'online' : 'reporter',
    // No report that is still cited is older; years before it are misprints.
    since: parseInt(marks) || 1600,
    marks,
    courts: courts.split('~'),
  };
}

/** Every spelling of every series. */
export const families = () => namesIn(familyTable, readFamily);

/** The series that is named at a place. */
export const familyAt = createNameMatcher(families);

/** The court that is named at a place, by its short form or with what is written behind it. */
export const courtAt = createNameMatcher(() =>
  namesIn(courtTable, (name) => name).flatMap(([form, name]) =>
    ['', 'hc', 'highcourt'].map((end): [string, string] => [form + end, name]),
  ),
);
