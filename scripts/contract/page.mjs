// docs/contract.md: every call in a table, and how its answer is read.
import { contract } from '@headnote/core/contract';
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

/** The whole page. */
export function page() {
  const services = [...Map.groupBy(contract, ({ service }) => service)];
  return `# The contract

Made from the calls in \`@headnote/core/contract\` by \`npm run build:docs\`; do not edit. The same as OpenAPI 3.1: [openapi.json](openapi.json).

${contract.length} calls, ${contract.length - notBuilt.length} of them built. A call that is not built yet answers 501 in the envelope, whoever asks and whatever is sent: neither token nor fields are looked at.

- **ours**, or ° behind a name: the specification does not show it and we define it.
- input: the English names of the client; on the wire: the names that are sent; value: what the method resolves to.
- auth: \`bearer\` authorization when somebody is signed in, without when nobody is; \`member\` the same, and 401 without a token; \`no-token\` the header \`X-No-Token: 1\` and never authorization; \`no-token-and-bearer\` both; \`none\` neither header; \`key\` a partner's key in the query.
- safe: reads only, so the client may repeat it after a failure of the network; every other call is sent at most once.
- POST alias: the contract writes by GET. The server still answers the GET; it also takes the same values in the body of a POST to the same path, and the client sends that POST.
- idempotent: sent with an \`Idempotency-Key\`, so that a repeated request does nothing twice.
- slow: may take longer than 30 seconds; it ends when nothing arrives for a time.
- the last word in the marks is the flag that is up while the call runs.

${services.map(section).join('\n')}
## captcha

Not part of the client: the captcha of a form talks to its own configured endpoint (\`@headnote/core/captcha\`), with neither header.

| call | what it does | method | query |
|---|---|---|---|
| captcha.challenge | Markup of a challenge | GET | \`get=html\`, \`c\` the style's name |
| captcha.validate | Whether what was typed is right | GET | \`get=validation-result\`, \`i\` what was typed, \`t\` the challenge's id |
| captcha.script | Script of the challenge | GET | \`get=script-include\` |

## How answers are read

| part | read as | anything else |
|---|---|---|
| \`flag\` | true: \`true\`, 1, and their texts in any case; false: \`false\`, 0, and theirs | \`ContractError\` at \`flag\` |
| \`success\` | the same, in place of \`flag\` or beside it; the answer stands when neither is false | \`ContractError\` at \`success\` |
| \`message\` | text; missing is empty | |
| \`outdata\`, an object | the object, or its JSON text, encoded up to three times, with or without a byte order mark | \`ContractError\` at the field |
| \`outdata\`, a list | the same; \`null\`, empty text and \`No Data Found\` are a list without items | \`ContractError\` at \`outdata\` or the item |
| \`outdata\`, an id | text that is not empty, a number, or either as JSON text | \`ContractError\` at \`outdata\` |
| \`outdata\` beside \`flag\` false | its text is the message where \`message\` is empty | |
| \`outdatalist\` | a list or its JSON text; a cell may be JSON text too, a cell that should be a list and is missing is a list without items, cells and rows too many are not looked at | \`ContractError\` at the cell or the row |
| numbers, texts | each may come as the other; a text that is not needed may be missing | \`ContractError\` at a number or a text that is needed |
| dates | the first ten characters of an ISO date | null |
| unknown fields | not looked at | |

A \`ContractError\` names the call and the field, for example \`welcome.totals\` and \`outdatalist.1.0.TotalCases\`.
`;
}
