// Private-use characters, which nobody types.
const OPEN = '\uE002';
const CLOSE = '\uE003';
const READING = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

/** Marks a part of an explanation as our reading of the search: a distance, a date, a bench. */
export const reading = (text: string): string => `${OPEN}${text}${CLOSE}`;

/** Splits a marked explanation; every second part is a reading. */
export const atReadings = (text: string): string[] => text.split(READING);
