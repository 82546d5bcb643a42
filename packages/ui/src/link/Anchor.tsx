import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What a link of this library hands to the application's own link component. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A component that draws an `a` for `href`, for example a router's link. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Gives every link below it the application's link component, so that no part needs to know the router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A plain link without a look: the given link component, else the provider's, else `a`. */
export function Anchor({ linkComponent, ...props }: AnchorProps & { linkComponent?: LinkComponent | undefined }) {
  const provided = useContext(LinkContext);
  return createElement<AnchorProps>(linkComponent ?? provided ?? 'a', props);
}
