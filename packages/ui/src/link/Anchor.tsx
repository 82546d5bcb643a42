import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** Attributes that the parts pass to the application's link component. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Component that renders an `a` for `href`, for example a router's link. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Sets the link component for all links below it, so that the parts work with any router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Unstyled link. Uses the `linkComponent` prop, then the provider's component, then `a`. */
export function Anchor({ linkComponent, ...props }: AnchorProps & { linkComponent?: LinkComponent | undefined }) {
  const provided = useContext(LinkContext);
  return createElement<AnchorProps>(linkComponent ?? provided ?? 'a', props);
}
