// The contract as an OpenAPI 3.1 document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@headnote/core/contract';
import { callsNotBuilt } from '../../packages/server/src/routes/calls-not-built.ts';
import { root } from '../run.mjs';
import { jsonSchema } from './json-schema.mjs';
import { summaryOf } from './summaries.mjs';

const nameOf = ({ service, name }) => `${service}.${name}`;
const notBuilt = callsNotBuilt();
const isBuilt = (call) => !notBuilt.includes(nameOf(call));

const SECURITY = {
  bearer: [{ bearer: [] }, {}],
  member: [{ bearer: [] }],
  'no-token': [{ noToken: [] }],
  'no-token-and-bearer': [{ noToken: [], bearer: [] }, { noToken: [] }],
  none: [],
  key: [{ partnerKey: [] }, {}],
};

const SERVERS = {
  render: [{ url: '/', description: 'The document-rendering base.' }],
  web: [{ url: '/', description: 'The base of the site.' }],
};

// Parameters that the specification shows at a call's own path but not at its alias.
const NOT_AT = { '/api/ecservice/getbareacts': ['userid'] };

const error = (description) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

function parameters({ query }) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query);
  return Object.entries(properties).map(([name, { 'x-ours': isOurs, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(isOurs ? { 'x-ours': true } : {}),
  }));
}

/** Returns one schema, or any of several for calls that share a path. */
function anyOf(schemas) {
  const [only, ...others] = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}

function requestBody(calls) {
  const [{ sends }] = calls;
  const schemas = calls.flatMap(({ body }) => (body ? [jsonSchema(body)] : []));
  if (schemas.length === 0) return {};
  const schema = anyOf(schemas);
  if (sends === 'form-data') schema.properties.file = { type: 'string', format: 'binary' };
  const isOptional = schema.anyOf?.some(({ type }) => type === 'null') ?? false;
  const type = sends === 'form-data' ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: !isOptional, content: { [type]: { schema } } } };
}

function success(calls) {
  const content = {};
  for (const { answerAs, reply } of calls) {
    if (answerAs === 'blob') content['application/pdf'] = { schema: { type: 'string', format: 'binary' } };
    else if (answerAs === 'text') content['text/css'] = { schema: { type: 'string' } };
    else if (reply) {
      const schemas = calls.flatMap((call) => (call.reply ? [jsonSchema(call.reply)] : []));
      content['application/json'] = { schema: anyOf(schemas) };
    }
  }
  return { description: 'Success, or a refusal with `flag` false and the reason in `message`.', content };
}

function operation(calls, operationId = nameOf(calls[0])) {
  const [call, ...others] = calls;
  const { auth, base, ours, service, safe, idempotent, postAlias } = call;
  const pathParameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const headers = idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' }, 'x-ours': true }]
    : [];
  return {
    operationId,
    tags: [service],
    summary: calls.map(summaryOf).join(' Or: '),
    ...(base && base !== 'api' ? { servers: SERVERS[base] } : {}),
    security: SECURITY[auth],
    parameters: [...pathParameters, ...parameters(call), ...headers],
    ...requestBody(calls),
    responses: {
      200: success(calls),
      ...(isBuilt(call) ? {} : { 501: error('Part of the contract, but not built yet.') }),
      default: error('The request failed.'),
    },
    ...(others.length > 0 ? { 'x-also': others.map(nameOf) } : {}),
    ...(ours ? { 'x-ours': true } : {}),
    ...(isBuilt(call) ? {} : { 'x-not-built': true }),
    ...(safe ? { 'x-safe': true } : {}),
    ...(postAlias ? { 'x-post-alias': `${operationId}.post` } : {}),
  };
}

/** The POST alias of a GET that writes, with the values of the query in the body. */
function postAliasOf(call) {
  const made = operation(
    [{ ...call, query: undefined, body: call.query, postAlias: undefined }],
    `${nameOf(call)}.post`,
  );
  return { ...made, 'x-ours': true };
}

/** Returns the whole document. */
export function openapi() {
  const paths = {};
  const put = (path, method, made) => ((paths[path] ??= {})[method.toLowerCase()] = made);
  const routes = Map.groupBy(contract, ({ method, path }) => `${method} ${path}`);
  for (const calls of routes.values()) {
    const [call] = calls;
    put(call.path, call.method, operation(calls));
    if (call.postAlias) put(call.path, 'POST', postAliasOf(call));
    for (const [index, path] of (call.aliases ?? []).entries()) {
      const made = operation(calls, `${nameOf(call)}.alias${index + 1}`);
      const parameters = made.parameters.filter(({ name }) => !NOT_AT[path]?.includes(name));
      put(path, call.method, { ...made, parameters, 'x-alias-of': call.path });
    }
  }
  const { version } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Headnote',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Made from the contract of @headnote/core; do not edit. `x-ours` marks parts that the specification does not show, `x-not-built` calls that this server answers with 501. Answers are described as this server writes them; the client accepts more forms, see contract.md.',
    },
    servers: [{ url: '/', description: 'The base of the API.' }],
    tags: [...new Set(contract.map(({ service }) => service))].map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        noToken: { type: 'apiKey', in: 'header', name: 'X-No-Token', description: 'The value 1.' },
        partnerKey: { type: 'apiKey', in: 'query', name: 'key', description: "A partner's publishable key." },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['flag', 'message', 'outdata', 'code', 'requestId'],
          properties: {
            flag: { const: false },
            message: { type: 'string' },
            outdata: { type: 'null' },
            code: { type: 'string', description: 'See errors.md.', 'x-ours': true },
            requestId: { type: 'string', 'x-ours': true },
          },
        },
      },
    },
  };
}
