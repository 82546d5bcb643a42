export { Icon } from './Icon.js';
export type { IconProps } from './Icon.js';
export type { IconShape } from './icon-shape.js';
export * from './later-shapes.js';
export * from './legal-shapes.js';
export * from './shapes.js';
