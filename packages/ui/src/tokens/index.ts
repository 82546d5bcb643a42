export { colourRoles, cssVar, sizeSteps, spaceSteps, textRoles } from './tokens.js';
export type { ColourRole, SizeStep, SpaceStep, TextRole, TokenName } from './tokens.js';
