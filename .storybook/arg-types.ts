import type { StrictArgTypes } from 'storybook/internal/types';

/** One prop as react-docgen describes it. */
interface PropDoc {
  readonly required?: boolean;
  readonly description?: string;
  readonly tsType?: { readonly name: string; readonly raw?: string };
  readonly defaultValue?: { readonly value: string };
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, PropDoc>> };
}

const LITERAL = /^(?:'[^']*'|-?\d+)$/;
/** Our doc comments state a default as "Default `value`." where the code has no default in the signature. */
const STATED_DEFAULT = /\bDefault:?\s+`([^`]+)`/;

/**
 * Rows of the props table. Storybook's own reading prints "union" for every optional prop; this one prints the type as the
 * source states it, without `| undefined`, and takes a default from the signature or from the doc comment.
 */
export function extractArgTypes(component: unknown): StrictArgTypes {
  const props = (component as Documented | null)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, argType(name, prop)]));
}

function argType(name: string, { required = false, description = '', tsType, defaultValue }: PropDoc) {
  const type = typeText(tsType);
  const initial = defaultValue?.value ?? STATED_DEFAULT.exec(description)?.[1];
  return {
    name,
    description,
    type: { name: 'other', value: type, required },
    table: {
      type: { summary: type },
      ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
    },
    ...controlFor(type),
  } as StrictArgTypes[string];
}

function typeText(tsType: PropDoc['tsType']): string {
  const text = (tsType?.raw ?? tsType?.name ?? 'unknown').replaceAll(/\s+/g, ' ');
  const members = splitUnion(text).filter((member) => member !== 'undefined');
  const [only = text] = members;
  // An optional function type is in parentheses: (() => void) | undefined.
  return members.length === 1 ? only.replace(/^\((.*=>.*)\)$/, '$1') : members.join(' | ');
}

/** Splits at the bars outside brackets. */
function splitUnion(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let member = '';
  for (const character of text.replaceAll('=>', '⇒')) {
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0) {
      members.push(member);
      member = '';
    } else member += character;
  }
  return [...members, member].map((each) => each.replaceAll('⇒', '=>').trim()).filter(Boolean);
}

function controlFor(type: string) {
  const members = splitUnion(type);
  if (members.every((member) => LITERAL.test(member))) {
    const options = members.map((member) => (member.startsWith("'") ? member.slice(1, -1) : Number(member)));
    return { control: { type: 'select' }, options };
  }
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'number') return { control: { type: 'number' } };
  if (type === 'string' || type === 'ReactNode') return { control: { type: 'text' } };
  // A function or an object cannot be edited in a table.
  return { control: false };
}
