import { readFileSync } from 'node:fs';
import { type Brand, defaultBrand } from '@headnote/core/config';
import { ConfigError } from '@headnote/core/errors';
import * as v from 'valibot';

const line = v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u, 'must be one line'));
const mailbox = v.union([v.literal(''), v.pipe(line, v.email('must be an e-mail address'))]);
const link = v.union([v.literal(''), v.pipe(line, v.regex(/^https:\/\//, 'must begin with https://'), v.url())]);
const countries = v.pipe(
  v.array(v.strictObject({ name: v.pipe(line, v.nonEmpty('must not be blank')), what: v.optional(line, '') })),
  v.maxLength(50),
);
const optionalEntries = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.partial(v.strictObject(entries)));

const schema = v.partial(
  v.strictObject({
    name: v.pipe(line, v.nonEmpty('must not be blank')),
    tagline: line,
    homeTitle: line,
    company: line,
    legalName: line,
    addresses: v.pipe(
      v.array(
        v.strictObject({
          label: line,
          lines: v.array(line),
          phone: line,
          hours: v.optional(line),
          map: v.optional(
            v.strictObject({
              latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
              longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
            }),
          ),
        }),
      ),
      v.maxLength(10),
    ),
    mailboxes: optionalEntries({ enquiry: mailbox, support: mailbox, sales: mailbox }),
    grievance: optionalEntries({ officer: line, email: mailbox }),
    social: optionalEntries({ facebook: link, x: link, linkedin: link, youtube: link }),
    stores: optionalEntries({ appStore: link, playStore: link }),
    houseNotices: v.pipe(
      v.array(
        v.strictObject({
          placement: v.picklist(['left', 'right', 'below']),
          title: v.pipe(line, v.nonEmpty('must not be blank')),
          text: line,
          link: v.pipe(line, v.nonEmpty('must not be blank')),
          url: v.union([
            v.pipe(line, v.regex(/^https:\/\//, 'must begin with https:// or /'), v.url()),
            v.pipe(line, v.regex(/^\/(?!\/)/, 'must begin with https:// or /')),
          ]),
        }),
      ),
      v.maxLength(3),
    ),
    news: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            date: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-23')),
            text: v.pipe(line, v.nonEmpty('must not be blank')),
            url: v.optional(v.union([link, v.pipe(line, v.regex(/^\/(?!\/)/, 'must begin with https:// or /'))]), ''),
          }),
        ),
      ),
      v.maxLength(20),
    ),
    countries: optionalEntries({ covered: countries, upcoming: countries }),
  }),
);

/** What the page about the coverage says of countries. An empty `what` is filled from the library's figures. */
export interface Countries {
  readonly covered: readonly Country[];
  readonly upcoming: readonly Country[];
}

interface Country {
  readonly name: string;
  readonly what: string;
}

/** The library's judgments and acts are Indian, and no other country is promised unless the operator does. */
const defaultCountries: Countries = { covered: [{ name: 'India', what: '' }], upcoming: [] };

/**
 * Reads the operator's brand from a JSON file. What it leaves out is that of the project; without a file, all is. Throws
 * ConfigError, in one sentence, if the file cannot be read or a value is not usable.
 */
export function readBrand(file: string | undefined): Brand {
  if (file === undefined) return defaultBrand;
  const { countries: _countries, ...given } = readFile(file) as Partial<Brand> & { countries?: unknown };
  return {
    ...defaultBrand,
    ...given,
    mailboxes: { ...defaultBrand.mailboxes, ...given.mailboxes },
    grievance: { ...defaultBrand.grievance, ...given.grievance },
    social: { ...defaultBrand.social, ...given.social },
    stores: { ...defaultBrand.stores, ...given.stores },
  };
}

/** Reads the countries from the same file. Throws ConfigError like `readBrand`. */
export function readCountries(file: string | undefined): Countries {
  if (file === undefined) return defaultCountries;
  return { ...defaultCountries, ...(readFile(file).countries as Partial<Countries> | undefined) };
}

function readFile(file: string) {
  const result = v.safeParse(schema, readJson(file));
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(
      `BRAND_FILE: ${v.getDotPath(issue) ?? 'the whole file'} in ${file} is wrong: ${issue.message}.`,
    );
  }
  return result.output;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`BRAND_FILE must be a JSON file that can be read; ${file} is not: ${reason}.`);
  }
}
