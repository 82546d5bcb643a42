export { EmptyState } from './EmptyState.js';
export type { EmptyStateProps, Suggestion } from './EmptyState.js';
