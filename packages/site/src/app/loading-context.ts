import { createContext, use } from 'react';
import { createLoadingFlag, type LoadingFlag } from './loading-flag.js';

/** Filled by the root of the page. */
export const LoadingContext = createContext<LoadingFlag>(createLoadingFlag());

/** The page's shared loading flag. */
export function useLoadingFlag(): LoadingFlag {
  return use(LoadingContext);
}
