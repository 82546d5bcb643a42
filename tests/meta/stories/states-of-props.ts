import type { State } from './story-demands.js';

/** The props that make a state possible. */
const MADE_BY: Record<State, RegExp> = {
  // A list that may be undefined is still loading.
  loading: /^(?:loading|isLoading|loadingRows|busy)\b|^status\??:.*'loading'|^\w+: .*\[\] \| undefined/m,
  // Required lists; an optional list has a default.
  empty: /^\w+: readonly .*\[\]/m,
  error: /^error\b|^status\??:.*'error'|^onRetry\b/m,
  disabled: /^disabled\b/m,
};

/** States that come from inherited props. */
const INHERITED: readonly (readonly [RegExp, State])[] = [
  [/\b(?:Common)?FieldProps\b|\bTextFieldProps\b/, 'error'],
  // Suggestions from a server may load, and may be empty.
  [/\bComboboxOptions\b/, 'loading'],
  [/\bComboboxOptions\b/, 'empty'],
  [/\b(?:Button|Input|Select|Textarea)HTMLAttributes\b|\bTextFieldProps\b/, 'disabled'],
];

/** The lines of a component's own props, without comments and nested types, and the text of its `extends`. */
export function propsOf(component: string, source: string): { readonly own: string; readonly extended: string } {
  const found = new RegExp(`interface ${component}Props(?:<[^{]*?>)?([^{]*)\\{\\n([^]*?)\\n\\}`).exec(source);
  const [, extended = '', body = ''] = found ?? [];
  const lines = body.split('\n').filter((line) => /^ {2}\w/.test(line));
  return { own: lines.map((line) => line.trim()).join('\n'), extended };
}

/** The states that follow from a component's props. */
export function statesOf(component: string, source: string): State[] {
  const { own, extended } = propsOf(component, source);
  const states = Object.keys(MADE_BY) as State[];
  return states.filter(
    (state) => MADE_BY[state].test(own) || INHERITED.some(([from, what]) => what === state && from.test(extended)),
  );
}
