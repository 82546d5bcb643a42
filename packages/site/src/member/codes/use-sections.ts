import type { CodeName, CodePair } from '@headnote/core/codes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findActs, sectionsOf } from '../../data/act-queries.js';
import { judgmentsOf } from '../../data/section-queries.js';
import { useServices } from '../../services/ServicesProvider.js';

/** What the library has of a section. */
interface KnownSection {
  readonly heading: string;
  /** Judgments that name it; 0 if none does, or if they are not counted yet. */
  readonly judgments: number;
}

/** Sections of one code by number; empty for an act that the library lacks. */
export type KnownSections = ReadonlyMap<string, KnownSection>;

/** Sections of both codes of a pair, as the library has them. */
export interface PairSections {
  readonly old: KnownSections;
  readonly new: KnownSections;
}

/** Headings and numbers of judgments of both codes of a pair. The table is complete without them. */
export function usePairSections(pair: CodePair): PairSections {
  const old = useSectionsOf(pair.old);
  const now = useSectionsOf(pair.new);
  return useMemo(() => ({ old, new: now }), [old, now]);
}

function useSectionsOf(act: CodeName): KnownSections {
  const { client } = useServices();
  const { data: found } = useQuery({ ...findActs(client, act), meta: { isQuiet: true } });
  const { id = '', title = '' } = found?.acts[0] ?? {};
  const isThere = id !== '';
  const { data: sections } = useQuery({ ...sectionsOf(client, title), enabled: isThere });
  const { data: naming } = useQuery({ ...judgmentsOf(client, { id, section: undefined }), enabled: isThere });
  return useMemo(() => {
    const counts = new Map(naming?.sections.map((section) => [section.id, section.count]));
    return new Map(
      sections?.map(({ id: anchor, number, title: heading }) => [
        number,
        { heading, judgments: counts.get(anchor) ?? 0 },
      ]),
    );
  }, [sections, naming]);
}
