export { Anchor, LinkProvider } from './Anchor.js';
export type { AnchorProps, BaseLinkProps, LinkComponent, LinkProviderProps } from './Anchor.js';
export { TextLink } from './TextLink.js';
export type { TextLinkProps } from './TextLink.js';
