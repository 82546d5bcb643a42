/** A page or paragraph that a pinpoint names. */
export interface PinpointPlace {
  /** `either` if only a number is printed. */
  readonly unit: 'paragraph' | 'page' | 'either';
  /** As printed: `12`, `12A`. */
  readonly number: string;
}

/** A unit, a number, or the sign of a range. */
const PART =
  /(?<paragraph>para(?:graph)?s?|¶)|(?<page>pages?|p[pg]?(?=[.\s\d[]))|(?<number>\d{1,5}[A-Z]?(?![A-Za-z]))|(?<to>[-–—]|\bto\b)/gi;
/** Numbers of one pinpoint that are looked at; no text has more. */
const MOST = 20;

/** Reads the pages and paragraphs of a pinpoint: `paras 12-15`, `p. 280, para 5`, `[23]`, `at 45`, `1206-08`. Linear. */
export function readPinpointPlaces(pinpoint: string): PinpointPlace[] {
  const places: PinpointPlace[] = [];
  let unit: PinpointPlace['unit'] = /^\s*\[/.test(pinpoint) ? 'paragraph' : 'either';
  let isRange = false;
  for (const { groups = {} } of pinpoint.matchAll(PART)) {
    if (groups['paragraph'] !== undefined) unit = 'paragraph';
    else if (groups['page'] !== undefined) unit = 'page';
    else if (groups['to'] !== undefined) isRange = places.length > 0;
    else if (groups['number'] !== undefined && places.length < MOST) {
      const number = isRange ? completed(groups['number'], places.at(-1)?.number ?? '') : groups['number'];
      places.push({ unit, number: number.toUpperCase() });
      isRange = false;
    }
  }
  return places;
}

/** `1206-08` ends at 1208. */
function completed(end: string, start: string): string {
  const isShort = /^\d+$/.test(end) && /^\d+$/.test(start) && end.length < start.length && Number(end) < Number(start);
  return isShort ? start.slice(0, start.length - end.length) + end : end;
}
