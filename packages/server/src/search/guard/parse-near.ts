import { searchLimits } from '@headnote/core/contract';
import { scanWords } from '../text/analysis/scan-words.js';
import type { BoolClause, Clause, NearClause, NearPart } from '../model/engine-request.js';
import type { ClauseContext } from './clause-context.js';
import { member, readList, readShape, readWhole } from './read-json.js';
import { type FieldChoice, readTextField } from './read-text-field.js';
import { memberPath, refuse } from './refuse.js';

const { minNearParts, maxNearParts, maxWithin } = searchLimits;

/** Parses `near`: parts close to each other in one field. */
export function parseNear(value: unknown, path: string, context: ClauseContext): NearClause {
  const object = readShape(value, path, { known: ['field', 'of', 'within', 'ordered'] });
  const choice = readTextField(member(object, 'field'), memberPath(path, 'field'));
  const { field } = choice;
  const inner = memberPath(path, 'of');
  const items = readList(member(object, 'of'), inner, maxNearParts);
  if (items.length < minNearParts) refuse(inner, `at least ${minNearParts} parts`);
  const deeper = { ...context, depth: context.depth + 1 };
  const of = Array.from(items, (item, index) => {
    const place = `${inner}[${index}]`;
    return partOf(context.parse(item, place, deeper), place, choice);
  });
  const ordered = member(object, 'ordered') ?? false;
  if (typeof ordered !== 'boolean') refuse(memberPath(path, 'ordered'), 'must be true or false');
  return { type: 'near', field, of, within: readWithin(member(object, 'within'), memberPath(path, 'within')), ordered };
}

function readWithin(value: unknown, path: string): NearClause['within'] {
  if (value === 'sentence' || value === 'paragraph') return value;
  if (typeof value === 'number') return readWhole(value, path, { min: 1, max: maxWithin });
  return refuse(path, `must be a number from 1 to ${maxWithin}, sentence or paragraph`);
}

/** Parts are parsed like any clause; this function accepts those that `near` allows. */
function partOf(clause: Clause, path: string, choice: FieldChoice): NearPart {
  if (clause.type === 'bool') return anyOf(clause, path, choice);
  if (!PARTS.has(clause.type))
    refuse(path, 'near takes words, phrases, prefixes, wildcards, near, and should of these');
  const part = clause as Exclude<NearPart, { type: 'any' }>;
  if (part.field !== choice.field || (choice.exact === true && !isExact(part)))
    refuse(path, 'must be on the field of near');
  if (part.type === 'match' && wordCount(part.text) !== 1) refuse(path, 'must be one word; use match_phrase');
  return part;
}

const PARTS: ReadonlySet<string> = new Set(['match', 'phrase', 'prefix', 'wildcard', 'near']);

/** A nested `near` is exact if all its parts are. */
function isExact(part: NearPart): boolean {
  return part.type === 'near' || part.type === 'any' ? part.of.every(isExact) : part.exact === true;
}

function anyOf(clause: BoolClause, path: string, choice: FieldChoice): NearPart {
  const { must, should, mustNot, filter, minimumShouldMatch } = clause;
  const isPlain = must.length + mustNot.length + filter.length === 0 && should.length > 0 && minimumShouldMatch === 1;
  if (!isPlain) refuse(path, 'a bool within near has should only');
  return { type: 'any', of: should.map((each, index) => partOf(each, `${path}.bool.should[${index}]`, choice)) };
}

function wordCount(text: string): number {
  let count = 0;
  scanWords(text, () => {
    count += 1;
  });
  return count;
}
