import type { Fields, ValueOf } from '../wire/kind.js';
import { count, sureCount, sureText } from '../wire/readers.js';
import { namedAct } from './act-finding.js';

/** Which acts a list has: those in force as far as the library knows, or the repealed ones. */
export const actStates = ['in-force', 'repealed'] as const;

/** Whether an act is in force as far as the library knows. */
export type ActStatus = (typeof actStates)[number];

/** Who made an act: Parliament and its forerunners, or the legislature of a State. */
export const actMakers = ['central', 'state'] as const;

/** Who made an act. */
export type ActMaker = (typeof actMakers)[number];

/** Orders of the list of acts: by title, or the newest first. */
export const actOrders = ['title', 'year'] as const;

/** An order of the list of acts. */
export type ActOrder = (typeof actOrders)[number];

/** Bounds of the list of acts. */
export const actListLimits = {
  /** Acts on one page. */
  maxPage: 100,
  /** Acts before the page: no library has more. */
  maxFrom: 100_000,
  /** Ministries of one choice. */
  maxMinistries: 20,
} as const;

const choice = {
  /** The value: a letter, a ministry, a state, a maker. */
  value: sureText,
  /** Acts that it would leave in the list. */
  count: sureCount,
} as const;

/** A value by which the list can be narrowed, with its count. */
export interface ActChoice extends ValueOf<typeof choice> {}

const yearOfActs = {
  year: sureCount,
  /** Acts of that year. */
  count: sureCount,
  /** Those of them that are in force as far as the library knows. */
  inForce: ['in_force', count],
} as const;

/** The acts of one year. */
export interface ActYear extends ValueOf<typeof yearOfActs> {}

const row = {
  /** Without an id, the library knows only the title of the act. */
  act: namedAct,
  /** Sections whose text the library has. */
  sections: count,
  /** Judgments of the library that name the act. */
  judgments: count,
} as const;

/** A line of the list of acts. */
export interface ListedAct extends ValueOf<typeof row> {}

const choices = [choice as Fields<ActChoice>] as const;

export const actList = {
  /** Acts that match all choices. */
  total: sureCount,
  /** One page of them. */
  acts: [row as Fields<ListedAct>],
  /** First letters of the titles, without `The`; `#` for another sign. Each list is counted without its own choice. */
  letters: choices,
  /** Ministries, the largest first; at most 200. */
  ministries: choices,
  /** `in-force` and `repealed`. */
  states: choices,
  /** `central` and `state`. */
  makers: choices,
  /** In the order of the years. */
  years: [yearOfActs as Fields<ActYear>],
} as const;

/** One page of the acts, and what the others could be narrowed to. */
export interface ActList extends ValueOf<typeof actList> {}
