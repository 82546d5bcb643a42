// Turns the model of one entry point, as API Extractor writes it, into a page of the reference.
const KINDS = [
  ['Function', 'Functions'],
  ['Class', 'Classes'],
  ['Variable', 'Values'],
  ['Interface', 'Shapes'],
  ['TypeAlias', 'Types'],
];

const WORD_OF_DOC = /^\s*\/\*\*|\*\/\s*$/g;

/** Text of a doc comment without its stars. */
function docText(comment) {
  return comment
    .replace(WORD_OF_DOC, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}

const signature = (member) =>
  member.excerptTokens
    .map(({ text }) => text)
    .join('')
    .replace(/^export (declare )?/, '')
    .replace(/;$/, '')
    .trim();

const cell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text) => `\`${text.replaceAll(/\s+/g, ' ')}\``;

function memberTable(members) {
  if (!members?.length) return [];
  const rows = members.map(
    (member) => `| ${cell(code(signature(member)))} | ${cell(docText(member.docComment ?? ''))} |`,
  );
  return ['', '| member | |', '|---|---|', ...rows];
}

function section(item) {
  return [
    `### ${item.name}`,
    '',
    docText(item.docComment ?? ''),
    '',
    '```ts',
    signature(item),
    '```',
    ...memberTable(item.members),
    '',
  ];
}

/** The page of one entry point: what it exports by kind, each with its comment, signature and members. */
export function referencePage(entry, model) {
  const items = model.members[0].members;
  const lines = [
    `# @headnote/core/${entry}`,
    '',
    'Made from the doc comments by `npm run build:docs`; do not edit.',
    '',
  ];
  for (const [kind, title] of KINDS) {
    const own = items.filter((item) => item.kind === kind).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (own.length === 0) continue;
    lines.push(`## ${title}`, '', ...own.flatMap(section));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
