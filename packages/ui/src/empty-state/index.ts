export { EmptyState } from './EmptyState.js';
export type { EmptyStateProps, WayOut } from './EmptyState.js';
