export { Button, buttonClass } from './Button.js';
export type { ButtonLook, ButtonProps, ButtonSize, ButtonVariant } from './Button.js';
export { ButtonLink } from './ButtonLink.js';
export type { ButtonLinkProps } from './ButtonLink.js';
export { FileButton } from './FileButton.js';
export type { FileButtonProps } from './FileButton.js';
