export { LoadingOverlay } from './LoadingOverlay.js';
export type { LoadingOverlayProps } from './LoadingOverlay.js';
