import type { Clause } from '../engine-request.js';
import { fieldRoles } from '../field-names.js';
import { type TextField, textFields } from '../fields.js';

import type { ClauseContext } from './parse-clause.js';
import { clauseOfValue } from './parse-exact-clauses.js';
import { member, readChoice, readList, readShape, readSingle } from './read-json.js';
import { memberPath, refuse } from './refuse.js';

const OPERATORS = ['and', 'or'] as const;

/** `match`: words of a text field; an exact field is compared as a whole. */
export function parseMatch(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const options = readOptions(content, inner, ['operator', 'fuzziness']);
  const fuzziness = member(options, 'fuzziness');
  if (fuzziness !== undefined && fuzziness !== 0) {
    const isKnown = fuzziness === 1 || fuzziness === 'AUTO';
    refuse(memberPath(inner, 'fuzziness'), isKnown ? 'not available yet' : 'must be 0, 1 or AUTO');
  }
  const field = fieldRoles(wire)?.text;
  if (field === undefined) return clauseOfValue(wire, queryOf(options), inner, allowance);
  return {
    type: 'match',
    field,
    text: allowance.text(queryOf(options), inner),
    operator: readOperator(options, inner),
  };
}

/** `match_phrase`: words one behind the other. */
export function parseMatchPhrase(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const options = readOptions(content, inner, ['slop']);
  const slop = member(options, 'slop');
  if (slop !== undefined && slop !== 0) {
    const isKnown = typeof slop === 'number' && Number.isInteger(slop) && slop > 0;
    refuse(memberPath(inner, 'slop'), isKnown ? 'not available yet' : 'must be a whole number');
  }
  const field = fieldRoles(wire)?.text;
  if (field === undefined) return clauseOfValue(wire, queryOf(options), inner, allowance);
  return { type: 'phrase', field, text: allowance.text(queryOf(options), inner) };
}

const MODES = { best_fields: 'best', cross_fields: 'cross', phrase: 'phrase' } as const;

/** `multi_match`: a text in several text fields. */
export function parseMultiMatch(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const object = readShape(value, path, {
    known: ['query', 'fields', 'type', 'operator'],
    later: ['fuzziness', 'slop'],
  });
  const fieldsPath = memberPath(path, 'fields');
  const names = readList(member(object, 'fields'), fieldsPath, textFields.length);
  if (names.length === 0) refuse(fieldsPath, 'must name a field');
  const fields = names.map((name, index) => readTextField(name, `${fieldsPath}[${index}]`));
  const type = readChoice(member(object, 'type') ?? 'best_fields', memberPath(path, 'type'), [
    'best_fields',
    'cross_fields',
    'phrase',
  ]);
  return {
    type: 'multi',
    fields: [...new Set(fields)],
    text: allowance.text(member(object, 'query'), memberPath(path, 'query')),
    mode: MODES[type],
    operator: readOperator(object, path),
  };
}

/** Reads the wire name of a text field. */
export function readTextField(value: unknown, path: string): TextField {
  const roles = typeof value === 'string' ? fieldRoles(value) : undefined;
  if (roles === undefined) refuse(path, 'not a field');
  return roles.text ?? refuse(path, 'not a text field');
}

/** The short form is the text alone. */
function readOptions(content: unknown, path: string, known: readonly string[]) {
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
    return readShape(content, path, { known: ['query', ...known] });
  }
  return { query: content };
}

function queryOf(options: Readonly<Record<string, unknown>>): unknown {
  return member(options, 'query');
}

function readOperator(options: Readonly<Record<string, unknown>>, path: string): 'and' | 'or' {
  const operator = member(options, 'operator');
  return operator === undefined ? 'or' : readChoice(operator, memberPath(path, 'operator'), OPERATORS);
}
