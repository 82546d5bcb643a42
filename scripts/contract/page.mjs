// Writes docs/contract.md: every call in a table, how answers are read, and how to add a call.
import { contract, searchLimits } from '@headnote/core/contract';
import { examples } from '../../packages/core/src/contract/examples.fixtures.ts';
import { fieldsOf, oursIn } from '../../packages/core/src/contract/schemas/ours-of.ts';
import { callsNotBuilt } from '../../packages/server/src/routes/calls-not-built.ts';
import { summaryOf } from './summaries.mjs';

const notBuilt = callsNotBuilt();

const nameOf = ({ service, name }) => `${service}.${name}`;
const code = (text) => `\`${text}\``;
const isObject = (value) => typeof value === 'object' && value !== null && !(value instanceof Blob);

function list(names, ours = []) {
  return names.map((name) => code(name) + (ours.includes(name) ? '°' : '')).join(', ');
}

function english(call) {
  const { input } = examples[nameOf(call)];
  return isObject(input) ? list(Object.keys(input)) : '';
}

function wire(call) {
  const query = Object.keys(fieldsOf(call.query));
  const body = Object.keys(fieldsOf(call.body));
  const isSearch = call.body !== undefined && body.length === 0;
  return [
    query.length > 0 ? `query ${list(query, oursIn(call.query))}` : '',
    isSearch ? 'body a search request' : body.length > 0 ? `body ${list(body, oursIn(call.body))}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function answered(call) {
  if (call.answerAs !== undefined) return call.answerAs === 'blob' ? 'the file' : 'the text';
  const { value } = examples[nameOf(call)];
  const [first] = Array.isArray(value) ? value : [value];
  const fields = isObject(first) ? list(Object.keys(first)) : typeof first === 'string' ? 'text' : code(String(first));
  const ours = oursIn(call.reply).filter((name) => Object.keys(fieldsOf(call.reply)).includes(name));
  return `${Array.isArray(value) ? 'a list of ' : ''}${fields}${ours.length > 0 ? ` (${list(ours, ours)})` : ''}`;
}

function marks(call) {
  const { base, aliases, postAlias, idempotent, safe, loading, slow, ours } = call;
  return [
    ours ? '**ours**' : '',
    notBuilt.includes(nameOf(call)) ? 'not built' : '',
    base && base !== 'api' ? `${base} base` : '',
    aliases ? `also ${aliases.map(code).join(', ')}` : '',
    postAlias ? 'POST alias°' : '',
    idempotent ? 'idempotent' : '',
    safe ? 'safe' : '',
    slow ? 'slow' : '',
    loading ? code(loading) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function row(call) {
  const name = `\`client.${nameOf(call)}\``;
  const cells = [name, summaryOf(call), `${call.method} ${code(call.path)}`, english(call), wire(call), answered(call)];
  return `| ${[...cells, call.auth, marks(call)].join(' | ')} |`;
}

function section([service, calls]) {
  return `## ${service}

| call | what it does | method and path | input | on the wire | value | auth | |
|---|---|---|---|---|---|---|---|
${calls.map(row).join('\n')}
`;
}

/** Returns the whole page. */
export function page() {
  const services = [...Map.groupBy(contract, ({ service }) => service)];
  return `# The contract

Every call that a client can make, by service. To call one: \`client.<service>.<call>(input, { signal })\`, see [the client](../packages/core/README.md). The same as OpenAPI 3.1: [openapi.json](openapi.json). \`npm run build:docs\` writes this page from the calls in \`@headnote/core/contract\`; do not edit it.

${contract.length} calls, ${contract.length - notBuilt.length} of them built. A call that is not built answers 501 in the envelope to every request; the server then checks neither token nor fields.

- **ours**, or ° after a name: the specification does not show it; we define it.
- input: the client's English names. On the wire: the names that are sent. Value: what the method resolves to.
- auth: \`bearer\` sends authorization if a user is signed in; \`member\` does the same, and the server answers 401 without a token; \`no-token\` sends \`X-No-Token: 1\` and never authorization; \`no-token-and-bearer\` sends both; \`none\` sends neither; \`key\` sends a partner's key in the query.
- safe: only reads, so the client may repeat it after a network failure. The client sends every other call at most once.
- POST alias: the contract writes by GET. The server still answers the GET; it also takes the same values in the body of a POST to the same path, and the client sends that POST.
- idempotent: sent with an \`Idempotency-Key\`, so a repeated request has no second effect.
- slow: may take longer than 30 seconds; the client gives up when no data arrives for a time.
- the last mark is the loading flag that is set while the call runs.

${services.map(section).join('\n')}
## The search request

A bounded part of the OpenSearch query language: \`query\`, \`from\`, \`size\`, \`sort\`, \`_source\`, \`highlight\`, \`aggs\`, \`search_after\`, \`track_total_hits\`. Two parts are ours:

| part | what it does | limits |
|---|---|---|
| \`choices\`° | What the reader has chosen among the values of aggregations, each by the name of its aggregation. Hits and \`hits.total\` match all choices. An aggregation counts the documents that match the other choices, so values that are not chosen are counted too | ${searchLimits.maxChoices}; each has its aggregation, and only compares values (\`match_all\`, \`match_none\`, \`term\`, \`terms\`, \`range\`, \`exists\`, \`ids\`, and \`bool\` of these); their clauses count with those of \`query\` |
| \`wider\`° | Queries by names of their own. If the page has no hits, the answer has \`wider: { name: { value, relation } }\`; queries for which no time is left are missing | ${searchLimits.maxWider}; each within the limits of \`query\` |

\`\`\`json
{
  "query": { "match": { "content": "bail" } },
  "choices": { "courts": { "terms": { "courtname": ["Patna High Court"] } }, "years": { "range": { "dispose_dt": { "gte": "1990" } } } },
  "aggs": { "courts": { "terms": { "field": "courtname", "size": 200 } }, "years": { "date_histogram": { "field": "dispose_dt", "calendar_interval": "year" } } },
  "wider": { "any": { "match": { "content": "bail surety" } } }
}
\`\`\`

A visitor's searches have the same parts. Each choice beside words, and each wider query of words, takes one search from the allowance of the address.

## captcha

Not part of the client: the captcha of a form calls its own configured endpoint (\`@headnote/core/captcha\`) and sends neither header.

| call | what it does | method | query |
|---|---|---|---|
| captcha.challenge | Returns the markup of a challenge | GET | \`get=html\`, \`c\` the name of the style |
| captcha.validate | Says whether the typed text is correct | GET | \`get=validation-result\`, \`i\` the typed text, \`t\` the id of the challenge |
| captcha.script | Returns the script of the challenge | GET | \`get=script-include\` |

## How answers are read

| part | read as | otherwise |
|---|---|---|
| \`flag\` | true: \`true\`, 1, and their texts in any case; false: \`false\`, 0, and their texts | \`ContractError\` at \`flag\` |
| \`success\` | the same; it replaces \`flag\` or comes with it, and the call has succeeded if neither is false | \`ContractError\` at \`success\` |
| \`message\` | text; empty if missing | |
| \`outdata\`, an object | the object or its JSON text, encoded up to three times, with or without a byte order mark | \`ContractError\` at the field |
| \`outdata\`, a list | the same; \`null\`, empty text and \`No Data Found\` are empty lists | \`ContractError\` at \`outdata\` or the item |
| \`outdata\`, an id | non-empty text, a number, or either as JSON text | \`ContractError\` at \`outdata\` |
| \`outdata\` with \`flag\` false | the message, if it is text and \`message\` is empty | |
| \`outdatalist\` | a list or its JSON text; a cell may be JSON text too; a missing list is an empty list; extra cells and rows are ignored | \`ContractError\` at the cell or the row |
| numbers, texts | a number may come as text and text as a number; optional text may be missing | \`ContractError\` at a number or at required text |
| dates | the first ten characters of an ISO date | null |
| unknown fields | ignored | |

A \`ContractError\` names the call and the field, for example \`welcome.totals\` and \`outdatalist.1.0.TotalCases\`.

## How to add a call

A call lives in one folder, \`packages/core/src/contract/<service>/\`, and is answered by one file in \`packages/server/src/routes/\`.

1. Type the call into \`tests/contract/wire.golden.json\` by hand: path, headers, names on the wire, marks. Never copy it from the code.
2. In \`calls.ts\`, add the call: its path, its marks, the wire names of its input, and what \`outdata\` is: a table of fields with their comments, names on the wire and kinds (\`wire/kind.ts\`). The client reads by it, the server writes by it (\`writeAnswer\`), and the type, the schema of the answer and OpenAPI are derived from it. The call’s doc comment becomes the description on this page.
3. In \`server-half.ts\`, add the schemas of query and body, with which the server checks requests; of the answer only what the table does not say: our own names, limits.
4. In \`examples.fixtures.ts\`, add an example with every field of the input. The client, the tolerance suite and this page use it.
5. In \`exports.ts\`, export new types that other packages name.
6. Run \`npm run build:docs\`. The call is now part of the client; the server answers 501.
7. To build it, add \`build(serverCalls.<service>.<call>, handler)\` to the service's route file. No list of built calls needs a change: this page, OpenAPI and the suites read the routes. In the example, set \`visitorSees\` to what a visitor gets of a text.

The contract suite then runs for the call: \`npm exec -c 'vitest run --project node packages/core/src/contract tests/contract'\`. Add a row with at least one success, one failure and one bad input to \`tests/contract/suite/cases/<service>.ts\`: \`every-call.test.ts\` fails until a built call has all three, and \`two-users.test.ts\` then attacks it with another user’s id. \`owned-things.test.ts\` fails until \`owned-calls.ts\` says what a call for members does with their own things. \`npm run test:full\` runs the rows on PostgreSQL and with OpenSearch too.

A new service also needs its name in \`calls.ts\`, \`server-half.ts\`, \`index.ts\` and \`examples.fixtures.ts\` of \`contract/\`, and a new route file its line in \`routes/built-calls.ts\`.
`;
}
