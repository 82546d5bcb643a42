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
  /** Address of the link. */
  href: string;
  /** Ref to the link element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Component that renders an `a` for `href`, for example a router's link. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  /** Link component for all links inside. */
  component: LinkComponent;
  /** Content that contains the links. */
  children: ReactNode;
}

/** Sets the link component for all links below it, so that the parts work with any router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export interface BaseLinkProps extends AnchorProps {
  /** Component that renders the link. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
}

/** Unstyled link. Uses the `linkComponent` prop, then the provider's component, then `a`. */
export function Anchor({ linkComponent, ...props }: BaseLinkProps) {
  const provided = useContext(LinkContext);
  return createElement<AnchorProps>(linkComponent ?? provided ?? 'a', props);
}
