import * as v from 'valibot';

/** A whole number from 0 to `max`. */
export const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(max));

/** A host name or an IP address. */
export const hostText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/));

/** A secret of at least `min` characters. */
export const secretText = (min: number) => v.pipe(v.string(), v.minLength(min), v.maxLength(1024));

/** An address that may contain a name and a password. */
export const loginText = (scheme: RegExp) => v.pipe(v.string(), v.regex(scheme), v.url());

/** An http or https address without a path; becomes its origin. */
export const origin = () =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/?#@\s]+\/?$/i),
    v.url(),
    v.transform((text) => new URL(text).origin),
  );

/** Such addresses, separated by commas. */
export const originList = () =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(origin()),
  );
