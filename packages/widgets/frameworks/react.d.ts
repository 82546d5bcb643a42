// The widgets' tags in JSX of React 19: import '@headnote/widgets/jsx/react' once.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WidgetAttributes, WidgetListeners } from '../types/attributes/index.js';

type Element<A> = A &
  WidgetListeners<'on'> &
  Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, keyof A>;

type Elements = { [T in keyof WidgetAttributes]: Element<WidgetAttributes[T]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
