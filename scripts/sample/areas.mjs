import { readFileSync } from 'node:fs';

/**
 * Per area: its first and last year; for each issue the fact pattern that raises it (with a minus sign if the issue's claimant is the
 * pattern's opponent); other patterns for its second use; issues and patterns that begin later than the area.
 */
const plans = {
  service: { years: [1961, 2024], facts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], since: { 8: 1987 } },
  labour: {
    years: [1958, 2023],
    facts: [1, -9, -3, -4, 5, 8, -7, 12, -2, -6, -6, -10],
    again: { 2: -2, 8: 1 },
    since: { 9: 1974 },
  },
  land: {
    years: [1955, 2024],
    facts: [1, 2, -3, 6, 7, 8, 9, 10, 5, 4, -3, 12],
    again: { 1: 5, 2: 11 },
    since: { 7: 1989, 10: 1982 },
  },
  criminal: {
    years: [1950, 2022],
    facts: [1, -2, 4, 1, 6, 11, 12, 8, 3, 7, 10, 5],
    again: { 1: 12, 4: 9 },
    since: { 3: 1988, 10: 1980, 12: 1992 },
  },
  contract: {
    years: [1981, 2024],
    facts: [1, 2, 3, 4, 5, -12, -11, 6, 9, 7, 8, -9],
    again: { 2: 10 },
    since: { 7: 2003 },
  },
  company: {
    years: [1982, 2023],
    facts: [1, 2, 3, 11, 6, 8, -3, 5, -7, 12, 12, 10],
    again: { 2: 11 },
    since: { 4: 2011, 5: 2011 },
  },
  tax: { years: [1957, 2013], facts: [1, 1, -3, 4, 5, 6, 7, 8, -9, 11, -12, 10], again: { 2: 12, 4: 11 }, since: {} },
  rent: {
    years: [1964, 2021],
    facts: [1, 12, 3, 4, 5, 6, 2, 7, 8, 9, 10, 11],
    again: { 1: 12 },
    since: { 10: 1990, 11: 1991 },
  },
  motor: {
    years: [1971, 2024],
    facts: [1, 2, 4, 3, 5, 11, 12, 6, -8, 7, 7, -3],
    again: { 1: 10, 6: -9, 4: 6 },
    since: {},
  },
  environment: {
    years: [1975, 2024],
    facts: [1, 6, -3, -8, 2, -5, -1, 4, -7, -8, -9, -12],
    again: { 9: -11, 7: -10 },
    since: {},
  },
};

function parse(text) {
  const area = { facts: [], issues: [] };
  let part;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, word, rest = ''] = /^(@?\S+)\s?(.*)$/.exec(line);
    if (word === '@area') [area.name, area.title, area.act] = rest.split(' | ');
    else if (word === '@fact') area.facts.push((part = { parties: rest.split(' | '), text: [], record: '' }));
    else if (word === '@issue') {
      const [wins, section] = rest.split(' ');
      area.issues.push((part = { wins, section, analysis: [] }));
    } else if (part.parties) {
      if (word === '=') part.record = rest;
      else part.text.push(line);
    } else if (word === 'A') part.analysis.push(rest);
    else part[{ Q: 'question', C: 'claimant', O: 'opponent', H: 'holding', N: 'contrary' }[word]] = rest;
  }
  return area;
}

/** The ten areas, each with its fact patterns, its issues and its plan. */
export const areas = Object.entries(plans).map(([name, plan]) => ({
  ...parse(readFileSync(new URL(`areas/${name}.txt`, import.meta.url), 'utf8')),
  again: {},
  ...plan,
  patterns: plan.facts,
  facts: parse(readFileSync(new URL(`areas/${name}.txt`, import.meta.url), 'utf8')).facts,
}));
