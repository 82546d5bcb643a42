import { AREA } from '@headnote/core/config';
import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router';
import { messages } from './messages.js';

/** A list that the reader was on. */
export interface LastList {
  readonly path: string;
  readonly label: string;
}

/** Provided by `MemberProviders`. */
export const LastListContext = createContext<LastList | undefined>(undefined);

const lists: Readonly<Record<string, string>> = {
  [`/${AREA}/searchresults`.toLowerCase()]: messages.results,
  [`/${AREA}/bareactslist`.toLowerCase()]: messages.acts,
};

/** Remembers the address of the list that was open last in this visit. */
export function useLatestList(): LastList | undefined {
  const { pathname, search } = useLocation();
  const [last, setLast] = useState<LastList>();
  const label = lists[pathname.toLowerCase()];
  const path = pathname + search;
  if (label !== undefined && last?.path !== path) setLast({ path, label });
  return last;
}

/** The list to go back to from a document; undefined when the reader came another way. */
export function useLastList(): LastList | undefined {
  return use(LastListContext);
}
