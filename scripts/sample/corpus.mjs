import { readdirSync, readFileSync } from 'node:fs';
import { actFiles, readActs } from './acts.mjs';
import { areas } from './areas.mjs';
import { compose } from './compose.mjs';
import { plan } from './plan.mjs';
import { dealer, seeded } from './random.mjs';
import { reportsOf } from './reports.mjs';
import { composeOrder } from './short-orders.mjs';
import { traps } from './traps.mjs';

const sample = new URL('../../packages/server/sample/', import.meta.url);

/** Subjects of the judgments written by hand, by the areas that may refer to them. */
const kindred = {
  service: /Service/,
  labour: /Labour/,
  land: /Land/,
  criminal: /Evidence|riminal/,
  contract: /Contract|Arbitration/,
  company: /Company/,
  tax: /Tax/,
  motor: /Motor/,
  environment: /Environment/,
  rent: /Consumer|Civil/,
};

/** Reads the judgments that the generator did not write: they are written by hand. */
function readOld(written) {
  return readdirSync(new URL('judgments/', sample))
    .filter((name) => name.endsWith('.txt') && !written.has(name))
    .sort()
    .map((name) => {
      const head = readFileSync(new URL(`judgments/${name}`, sample), 'utf8').split('\n\n')[0];
      const value = (key) => new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '';
      return {
        house: value('Citation'),
        appellant: value('Appellant'),
        respondent: value('Respondent'),
        date: value('Date') || '9999',
        reports: [],
        areas: Object.keys(kindred).filter((area) => kindred[area].test(value('Subject'))),
      };
    });
}

const fileOf = (house) => `${house.toLowerCase().replaceAll(' ', '-')}.txt`;

/** Number of judgments written by hand in each year, if any. The generated ones are numbered after them. */
const BY_HAND = { 1974: 2, 2024: 2 };
const ONE_EACH =
  '1951 1953 1954 1956 1958 1959 1961 1963 1964 1966 1967 1969 1971 1976 1979 1981 1983 1984 1985 1986 1988 1990 1992 1993 1995 1996 1997 1999 2000 2003 2004 2006 2008 2015 2017 2021 2022 2025'.split(
    ' ',
  );

function number() {
  const last = { ...Object.fromEntries(ONE_EACH.map((year) => [year, 1])), ...BY_HAND };
  return plan.map((planned, order) => {
    const year = planned.date.slice(0, 4);
    last[year] = (last[year] ?? 0) + 1;
    const random = seeded(`reports ${planned.id}`);
    return { planned, order, house: `${year} HNS ${last[year]}`, reports: reportsOf({ ...planned, order, random }) };
  });
}

/** Gives pairs of orders the same page or number. */
function share(entries) {
  const firsts = new Map();
  for (const entry of entries.filter(({ planned }) => planned.shared)) {
    const key = `${entry.planned.date} ${entry.planned.shared}`;
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, entry);
      const year = entry.planned.date.slice(0, 4);
      entry.shared = {
        scc: `(${year}) 3 SCC ${9900 + (entry.order % 90)}`,
        insc: `${year} INSC ${95000 + entry.order}`,
        ahc: `${year}:AHC-LKO:${995000 + entry.order}`,
      }[entry.planned.shared];
    } else Object.assign(entry, { shared: first.shared, twin: first.house }, (first.twin = entry.house) && {});
    entry.reports = [
      entry.shared,
      ...entry.reports
        .filter(
          (report) => !new RegExp({ scc: ' SCC ', insc: 'INSC|SCC', ahc: 'AHC' }[entry.planned.shared]).test(report),
        )
        .slice(0, 1),
    ];
  }
}

/** Gives some judgments a number of a free index, in square brackets, that is the official number of another one. */
function clash(entries) {
  const used = new Set();
  for (const entry of entries) {
    const official = entry.reports.find((report) => /^\d{4} INSC \d+$/.test(report));
    if (!official || entry.shared || used.size >= 8) continue;
    const other = entries.find(
      (one) =>
        one !== entry &&
        !one.shared &&
        !one.serial &&
        one.planned.court === 'SC' &&
        one.planned.date.slice(0, 4) === official.slice(0, 4) &&
        !one.reports.some((report) => /INSC/.test(report)),
    );
    if (!other) continue;
    used.add(entry);
    other.serial = `[${official.slice(0, 4)}] ${official.slice(5)}`;
    other.serialOf = entry.house;
  }
}

/** Deals general paragraphs. An area repeats none before it has used all. */
function principleDealers() {
  const list = readFileSync(new URL('principles.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const dealers = new Map(areas.map(({ name }) => [name, dealer(seeded(`principles ${name}`), list)]));
  return (name) => dealers.get(name);
}

function trapDealer() {
  const next = dealer(seeded('traps'), traps);
  return (context) => {
    for (let tries = 0; tries < 6; tries += 1) {
      const text = next()(context);
      if (text) return text;
    }
    return undefined;
  };
}

/** Returns all generated files of the sample, and the key to their citations. */
export function makeCorpus() {
  const entries = number();
  share(entries);
  clash(entries);
  const written = new Set(entries.map(({ house }) => fileOf(house)));
  const done = [];
  const world = {
    held: new Map(),
    old: readOld(written),
    acts: readActs(new URL('acts/', sample)),
    principles: principleDealers(),
    trap: trapDealer(),
    earlier: (date) => done.filter((one) => one.date < date),
  };
  for (const { planned, order, house, reports, ...rest } of entries) {
    const given = { order, house, reports, ...rest };
    const judgment = planned.area
      ? Object.assign(compose({ ...planned, ...rest }, { ...world, order, house, reports }), rest)
      : Object.assign(composeOrder(planned, { ...world, given }), rest);
    world.held.set(planned.id, judgment);
    done.push(judgment);
  }
  const key = {
    about:
      'Citations that the generator of the sample put into its judgments, and what each leads to. Offsets are UTF-16 units of the paragraph.',
    judgments: done.map(({ house, reports, serial, court, bench, points = [] }) => ({
      house,
      court,
      benchStrength: bench.length,
      reports: serial ? [...reports, serial] : reports,
      treats: points
        .filter(({ cited }) => cited)
        .map(({ cited, deed }) => ({ cited: world.held.get(cited).house, treatment: deed })),
    })),
    places: done.flatMap(({ places }) => places),
  };
  return {
    files: [
      ...done.map(({ house, content }) => ({ path: `packages/server/sample/judgments/${fileOf(house)}`, content })),
      ...actFiles.map(({ file, content }) => ({ path: `packages/server/sample/acts/${file}`, content })),
      { path: 'scripts/sample/citations.key.json', content: printKey(key) },
    ],
    key,
    judgments: done,
  };
}

/** Prints one line per judgment and per place, so that a diff shows each change. */
function printKey({ about, judgments, places }) {
  const list = (items) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{\n  "about": ${JSON.stringify(about)},\n  "judgments": [\n${list(judgments)}\n  ],\n  "places": [\n${list(places)}\n  ]\n}\n`;
}
