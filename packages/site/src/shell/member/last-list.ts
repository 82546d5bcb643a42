import { AREA } from '@headnote/core/config';
import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router';

/** A list that a reader came from. */
export interface LastList {
  readonly path: string;
  readonly label: string;
}

/** Filled by the layout of the member area. */
export const LastListContext = createContext<LastList | undefined>(undefined);

const lists: Readonly<Record<string, string>> = {
  [`/${AREA}/searchresults`.toLowerCase()]: 'Results',
  [`/${AREA}/bareactslist`.toLowerCase()]: 'Acts',
};

/** Keeps the address of the list that was open last in this visit. */
export function useLatestList(): LastList | undefined {
  const { pathname, search } = useLocation();
  const [last, setLast] = useState<LastList>();
  const label = lists[pathname.toLowerCase()];
  const path = pathname + search;
  if (label !== undefined && last?.path !== path) setLast({ path, label });
  return last;
}

/** The way back from a document to the list it was found in; undefined for who came another way. */
export function useLastList(): LastList | undefined {
  return use(LastListContext);
}
