import { createElement, Fragment, type ComponentType, type VNode } from 'preact';

/** The JSX transform's call on Preact's own `createElement`: its runtime would bring a second copy of that. */
export function jsx(type: ComponentType, props: object, key?: unknown): VNode {
  return createElement(type, key === undefined ? props : { ...props, key });
}

export { jsx as jsxs, Fragment };
