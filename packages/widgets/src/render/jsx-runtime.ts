/** A view's element: what JSX makes in script builds. */
export interface View {
  readonly type: string | ((props: object) => Drawn);
  readonly props: { readonly children?: Drawn; readonly [name: string]: unknown };
}

/** What a view may return and contain. */
export type Drawn = View | string | number | boolean | null | undefined | readonly Drawn[];

/** The JSX transform's call. Keys are not kept: lists of the widgets are replaced, never reordered. */
export function jsx(type: View['type'], props: View['props']): View {
  return { type, props };
}

/** `<>…</>`. */
export function Fragment({ children }: View['props']): Drawn {
  return children;
}

export { jsx as jsxs };
