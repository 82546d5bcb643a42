export { Anchor, LinkProvider } from './Anchor.js';
export type { AnchorProps, LinkComponent } from './Anchor.js';
export { TextLink } from './TextLink.js';
export type { TextLinkProps } from './TextLink.js';
