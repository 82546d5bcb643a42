import { SectionHead } from '@headnote/ui/head-rule';
import { Skeleton } from '@headnote/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

/** What is known of the changes of a section. */
export type SaveState = 'plain' | 'changed' | 'saved';

interface SettingsSectionProps<Data> {
  /** Anchor of the section. */
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the settings: its name, and its fields once they are read. */
export function SettingsSection<Data>({ id, name, text, query, children }: SettingsSectionProps<Data>) {
  return (
    <section id={id} className="site-settings__section" aria-labelledby={`${id}-heading`}>
      <SectionHead title={name} id={`${id}-heading`} />
      {text && <p className="site-settings__text">{text}</p>}
      {query.isError && <ReadError level={3} title={messages.notLoaded(name)} query={query} />}
      {query.isPending && <Skeleton shape="text" count={3} />}
      {query.data !== undefined && children(query.data)}
    </section>
  );
}

/** Says beside the button whether the section is saved. */
export function StateLine({ state }: { state: SaveState }) {
  const words = { plain: '', changed: messages.changed, saved: messages.saved }[state];
  return (
    <output className="site-settings__state hn-text-ui" data-state={state}>
      {words}
    </output>
  );
}
