import { searchLimits } from '@headnote/core/contract';
import type { Clause } from '../model/engine-request.js';
import { textFields } from '../model/fields.js';
import type { ClauseContext } from './clause-context.js';
import { clauseOfValue } from './parse-exact-clauses.js';
import { member, readChoice, readList, readShape, readSingle, readWhole } from './read-json.js';
import { readTextField, textFieldOf } from './read-text-field.js';
import { memberPath, refuse } from './refuse.js';

const OPERATORS = ['and', 'or'] as const;

/** Parses `match`: words of a text field; an exact field is compared as a whole. */
export function parseMatch(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const options = readOptions(content, inner, ['operator', 'fuzziness']);
  const fuzziness = readFuzziness(member(options, 'fuzziness'), memberPath(inner, 'fuzziness'));
  const choice = textFieldOf(wire);
  if (choice === undefined) return clauseOfValue(wire, queryOf(options), inner, allowance);
  return {
    type: 'match',
    ...choice,
    text: allowance.text(queryOf(options), inner),
    operator: readOperator(options, inner),
    ...(fuzziness === undefined ? {} : { fuzziness }),
  };
}

function readFuzziness(value: unknown, path: string): 1 | 'auto' | undefined {
  if (value === undefined || value === 0) return undefined;
  if (value === 1) return 1;
  return value === 'AUTO' ? 'auto' : refuse(path, 'must be 0, 1 or AUTO');
}

/** Parses `match_phrase`: words one after the other. */
export function parseMatchPhrase(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const options = readOptions(content, inner, ['slop']);
  const slop = readWhole(member(options, 'slop') ?? 0, memberPath(inner, 'slop'), {
    min: 0,
    max: searchLimits.maxWithin,
  });
  const choice = textFieldOf(wire);
  if (choice === undefined) return clauseOfValue(wire, queryOf(options), inner, allowance);
  const text = allowance.text(queryOf(options), inner);
  return { type: 'phrase', ...choice, text, ...(slop === 0 ? {} : { slop }) };
}

const MODES = { best_fields: 'best', cross_fields: 'cross', phrase: 'phrase' } as const;

/** Parses `multi_match`: a text in several text fields. */
export function parseMultiMatch(value: unknown, path: string, { allowance }: ClauseContext): Clause {
  const object = readShape(value, path, {
    known: ['query', 'fields', 'type', 'operator'],
  });
  const fieldsPath = memberPath(path, 'fields');
  const names = readList(member(object, 'fields'), fieldsPath, textFields.length);
  if (names.length === 0) refuse(fieldsPath, 'must name a field');
  const choices = Array.from(names, (name, index) => readTextField(name, `${fieldsPath}[${index}]`));
  const exact = choices[0]?.exact;
  if (choices.some((choice) => choice.exact !== exact)) refuse(fieldsPath, 'all exact or none');
  const type = readChoice(member(object, 'type') ?? 'best_fields', memberPath(path, 'type'), [
    'best_fields',
    'cross_fields',
    'phrase',
  ]);
  return {
    type: 'multi',
    fields: [...new Set(choices.map((choice) => choice.field))],
    text: allowance.text(member(object, 'query'), memberPath(path, 'query')),
    mode: MODES[type],
    operator: readOperator(object, path),
    ...(exact === undefined ? {} : { exact }),
  };
}

/** The short form is only the text. */
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
