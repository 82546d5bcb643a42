// This service's part of the package entry `contract`.
export { partners, type NewPortal, type OfPortal } from './calls.js';
export { partnerLimits } from './partner-limits.js';
export { arePortalDefaults, portalOptions, type PortalDefaults } from './portal-defaults.js';
export type { Portal, PortalKey, Portals, PortalVersion, UsageDay } from './portal.js';
