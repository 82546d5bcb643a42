import type { Drawn, View } from './jsx-runtime.js';

interface Kept {
  readonly node: Element | Text;
  props: View['props'];
}

/** What each node of ours holds, by place and type. */
const contents = new WeakMap<Node, Map<string, Kept>>();

/**
 * Makes the children of a node what a view says, changing as little as possible: an element that stands at the same
 * place with the same type stays the same element, so it keeps focus and scroll. Views are functions without state.
 */
export function patch(parent: Node, view: Drawn): void {
  const wanted = new Map<string, View | string>();
  place(view, '', wanted);
  const before = contents.get(parent) ?? new Map<string, Kept>();
  const after = new Map<string, Kept>();
  contents.set(parent, after);

  // First, so that what stays is never moved: a moved element loses the focus.
  for (const [id, { node }] of before) if (!wanted.has(id)) node.remove();

  let next = parent.firstChild;
  for (const [id, item] of wanted) {
    const props = typeof item === 'string' ? { data: item } : item.props;
    const known = before.get(id);
    const node = known?.node ?? (typeof item === 'string' ? new Text() : document.createElement(item.type as string));
    if (node instanceof Text) node.data = props['data'] as string;
    else update(node, known?.props ?? {}, props);
    if (node === next) next = node.nextSibling;
    else parent.insertBefore(node, next);
    after.set(id, { node, props });
    if (!known) (props['ref'] as ((node: Node) => void) | undefined)?.(node);
  }
}

/** Empties a node and forgets what was in it, also after a view that threw half-way. */
export function clear(parent: Element): void {
  contents.delete(parent);
  parent.replaceChildren();
}

/** Lists what is to be drawn under its place, a path of indexes: what is left out leaves its place to nobody else. */
function place(item: Drawn, path: string, out: Map<string, View | string>): void {
  if (item === null || item === undefined || typeof item === 'boolean') return;
  if (Array.isArray(item)) return item.forEach((part: Drawn, index) => place(part, `${path}.${index}`, out));
  if (typeof item !== 'object') return void out.set(path, String(item));
  const { type, props } = item as View;
  if (typeof type === 'function') place(type(props), path + '/', out);
  else out.set(path + type, item as View);
}

function update(node: Element, before: View['props'], props: View['props']): void {
  for (const name in { ...before, ...props }) {
    const value = props[name] ?? null;
    if (value === (before[name] ?? null) || name === 'children' || name === 'ref') continue;
    const attribute = name === 'className' ? 'class' : name;
    if (name.startsWith('on')) Reflect.set(node, name.toLowerCase(), value);
    // `aria-busy={false}` is a value, `hidden={false}` is none.
    else if (value === null || (value === false && !name.includes('-'))) node.removeAttribute(attribute);
    else node.setAttribute(attribute, `${value as string | number | boolean}`);
  }
  patch(node, props.children);
}
