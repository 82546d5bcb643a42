import type { CodeName, CodePair } from '@headnote/core/codes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findActs, sectionsOf } from '../../data/act-queries.js';
import { useServices } from '../../services/ServicesProvider.js';

/** Headings of sections by number, as the library has them; empty for an act that it lacks. */
export interface Headings {
  readonly old: ReadonlyMap<string, string>;
  readonly new: ReadonlyMap<string, string>;
}

/** The headings of both codes of a pair. The table is complete without them. */
export function useHeadings(pair: CodePair): Headings {
  const old = useHeadingsOf(pair.old);
  const now = useHeadingsOf(pair.new);
  return useMemo(() => ({ old, new: now }), [old, now]);
}

function useHeadingsOf(act: CodeName): ReadonlyMap<string, string> {
  const { client } = useServices();
  const { data: found } = useQuery({ ...findActs(client, act), meta: { isQuiet: true } });
  const [first] = found?.acts ?? [];
  const title = first?.id ? first.title : '';
  const { data: sections } = useQuery({ ...sectionsOf(client, title), enabled: title !== '' });
  return useMemo(() => new Map(sections?.map(({ number, title: heading }) => [number, heading])), [sections]);
}
