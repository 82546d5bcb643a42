export { contrast, parseColour } from './contrast.js';
export type { Rgb } from './contrast.js';
export { contrastNeeds } from './contrast-needs.js';
export type { ContrastNeed } from './contrast-needs.js';
export {
  breakpoints,
  colourRoles,
  cssVar,
  densityRoles,
  layerRoles,
  sizeSteps,
  spaceSteps,
  textRoles,
  timeRoles,
} from './tokens.js';
export type {
  ColourRole,
  DensityRole,
  LayerRole,
  SizeStep,
  SpaceStep,
  TextRole,
  TimeRole,
  TokenName,
} from './tokens.js';
