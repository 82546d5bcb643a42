import { AREA } from '@headnote/core/config';
import { createContext, use, useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../../links/is-plain-click.js';
import { messages } from './messages.js';

/** Name in the session storage of this tab. */
const STORAGE_KEY = 'headnote.last-list';

/** A list that the reader was on. */
export interface LastList {
  readonly path: string;
  readonly label: string;
  /** Its place in this tab's history, while that place is certain. */
  readonly index?: number | undefined;
  /** The list that was open before it. */
  readonly before?: Omit<LastList, 'before'> | undefined;
}

/** Provided by `MemberProviders`. */
export const LastListContext = createContext<LastList | undefined>(undefined);

const lists: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [`/${AREA}/searchresults`.toLowerCase()]: messages.results,
    [`/${AREA}/bareactslist`.toLowerCase()]: messages.acts,
  }),
);

/** Remembers the list that was open last in this tab, also after a reload. */
export function useLatestList(): LastList | undefined {
  const { pathname, search } = useLocation();
  const [last, setLast] = useState(readList);
  const path = pathname + search;
  const next = latestOf(last, { path, label: lists.get(pathname.toLowerCase()), index: indexInHistory() });
  if (next !== last) setLast(next);
  useEffect(() => {
    if (next) storeList(next);
  }, [next]);
  return next;
}

/** The list to go back to from a document; undefined when the reader came another way. */
export function useLastList(): LastList | undefined {
  return use(LastListContext);
}

/** For a link to the list: goes back to it where it is in the history, so that it opens as the reader left it. */
export function useReturnToList(list: LastList | undefined): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const index = indexInHistory();
    if (list?.index === undefined || index === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(list.index - index);
  };
}

interface Place {
  readonly path: string;
  /** Undefined on a screen that is not a list. */
  readonly label: string | undefined;
  readonly index: number | undefined;
}

function latestOf(last: LastList | undefined, { path, label, index }: Place): LastList | undefined {
  if (label !== undefined) {
    if (last?.path === path && last.index === index) return last;
    const before = last && { path: last.path, label: last.label, index: last.index };
    return { path, label, index, ...(before && { before }) };
  }
  if (last?.index === undefined) return last;
  // A search for a section or a citation opens its document in place of the list.
  if (index === last.index) return last.before;
  // The entry of the list is certain only while the reader is after it.
  const isAfter = index !== undefined && index > last.index;
  return isAfter ? last : { ...last, index: undefined };
}

/** The place of the open entry in this tab's history, as the router counts; undefined when it is not known. */
function indexInHistory(): number | undefined {
  const state = window.history.state as { readonly idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : undefined;
}

function readList(): LastList | undefined {
  try {
    return listOf(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<LastList> | null);
  } catch {
    // Storage is blocked, or another script wrote into it.
    return undefined;
  }
}

function listOf(stored: Partial<LastList> | null | undefined): LastList | undefined {
  if (!stored?.path?.startsWith(`/${AREA}/`) || typeof stored.label !== 'string') return undefined;
  const { path, label, index } = stored;
  const before = listOf(stored.before);
  return { path, label, index: typeof index === 'number' ? index : undefined, ...(before && { before }) };
}

function storeList(list: LastList): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the list is known until the next reload.
  }
}

/** Forgets it. Called when the member signs out: the next one on this device must not find what he searched for. */
export function forgetLastList(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so there is none.
  }
}
