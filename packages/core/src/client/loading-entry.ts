export { createLoading, type Loading, type LoadingState } from './loading.js';
