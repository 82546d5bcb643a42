// A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1.
import { toJsonSchema } from '@valibot/to-json-schema';
import { searchLimits } from '@headnote/core/contract';
import { searchBody } from '../../packages/core/src/contract/search/search-schemas.ts';

const object = { type: 'object' };
const SEARCH = {
  type: 'object',
  description: 'A limited part of the OpenSearch query language. The server refuses unknown parts and names them.',
  required: ['query'],
  properties: {
    query: { ...object, description: 'One clause, exactly one key.' },
    from: { type: 'integer', minimum: 0, maximum: searchLimits.maxWindow },
    size: { type: 'integer', minimum: 0, maximum: searchLimits.maxSize },
    sort: { type: 'array', maxItems: searchLimits.maxSortKeys },
    _source: { type: 'array', items: { type: 'string' } },
    highlight: object,
    aggs: { ...object, maxProperties: searchLimits.maxAggregations },
    choices: { ...object, maxProperties: searchLimits.maxChoices },
    wider: { ...object, maxProperties: searchLimits.maxWider },
    search_after: { type: 'array' },
    track_total_hits: { type: 'boolean' },
  },
};

/** Returns the JSON schema from a client's view: of a request or of an answer. */
export function jsonSchema(schema) {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (valibotSchema === searchBody ? SEARCH : undefined),
  });
  return json;
}
