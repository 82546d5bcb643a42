import { createLoading, type Loading } from '@headnote/core/client/loading';
import { createContext, use } from 'react';

/** Provided by the root of the page. */
export const LoadingContext = createContext<Loading>(createLoading());

/** The page's shared loading flags. */
export function usePageLoading(): Loading {
  return use(LoadingContext);
}
