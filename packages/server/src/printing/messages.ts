const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The words of a printed document. */
export const printMessages = {
  particulars: 'Particulars',
  judgment: 'Judgment',
  act: 'Act',
  court: 'Court',
  reference: 'Case',
  bench: 'Bench',
  advocates: 'Advocates',
  decidedOn: 'Decided on',
  decision: 'Decision',
  citations: 'Citations',
  actsCited: 'Acts cited',
  number: 'Number',
  enacted: 'Year',
  ministry: 'Ministry',
  status: 'Status',
  repealed: (by: string) => (by === '' ? 'Repealed.' : `Repealed by ${by}.`),
  listOfAuthorities: 'List of authorities',
  /** The device made the report; the server only set it. */
  report: (library: string, day: string) => `Check made on the reader’s device, printed by ${library} on ${day}.`,
  /** Of milliseconds since 1970. */
  day: (now: number) => dayFormat.format(now),
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  source: (source: string, library: string, day: string) =>
    `${source === '' ? '' : `Source: ${source}. `}Printed from ${library} on ${day}.`,
} as const;
