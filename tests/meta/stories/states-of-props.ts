import type { State } from './story-demands.js';

/** What of a component's props makes the state possible. */
const MADE_BY: Record<State, RegExp> = {
  // A list that may be undefined is one that is still on its way.
  loading: /^(?:loading|isLoading|loadingRows|busy)\b|^status\??:.*'loading'|^\w+: .*\[\] \| undefined/m,
  // Lists that must be given; one that may be left out has a default.
  empty: /^\w+: readonly .*\[\]/m,
  error: /^error\b|^status\??:.*'error'|^onRetry\b/m,
  disabled: /^disabled\b/m,
};

/** What a field takes over from `FieldProps`, and what an element of the page can be. */
const INHERITED: readonly (readonly [RegExp, State])[] = [
  [/\b(?:Common)?FieldProps\b|\bTextFieldProps\b/, 'error'],
  // What asks a server for suggestions waits for it, and may get none.
  [/\bComboboxOptions\b/, 'loading'],
  [/\bComboboxOptions\b/, 'empty'],
  [/\b(?:Button|Input|Select|Textarea)HTMLAttributes\b|\bTextFieldProps\b/, 'disabled'],
];

/** The lines of a component's own props, without comments and what is nested, and what they extend; empty where it has none. */
export function propsOf(component: string, source: string): { readonly own: string; readonly extended: string } {
  const found = new RegExp(`interface ${component}Props(?:<[^{]*?>)?([^{]*)\\{\\n([^]*?)\\n\\}`).exec(source);
  const [, extended = '', body = ''] = found ?? [];
  const lines = body.split('\n').filter((line) => /^ {2}\w/.test(line));
  return { own: lines.map((line) => line.trim()).join('\n'), extended };
}

/** The states that a component has by its props. */
export function statesOf(component: string, source: string): State[] {
  const { own, extended } = propsOf(component, source);
  const states = Object.keys(MADE_BY) as State[];
  return states.filter(
    (state) => MADE_BY[state].test(own) || INHERITED.some(([from, what]) => what === state && from.test(extended)),
  );
}
