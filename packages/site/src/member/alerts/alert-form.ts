import {
  actEvents,
  alertFrequencies,
  alertLimits,
  judgmentEvents,
  type Alert,
  type AlertEvent,
  type AlertList,
} from '@headnote/core/contract';
import type { SearchState } from '@headnote/core/search/bodies';
import { atMost, createForm } from '@headnote/core/validation';
import type { QueryClient } from '@tanstack/react-query';
import { ownTimeZone } from '../../data/alert-queries.js';
import { watchedSearch } from '../../data/watched-search.js';
import type { Services } from '../../services/services.js';
import { storedSearch } from '../../links/search-paths.js';
import { messages } from './messages.js';

/** What an alert is started on. */
export type Watched =
  | { readonly kind: 'search'; readonly search: SearchState }
  | { readonly kind: 'judgment' | 'act'; readonly id: string; readonly title: string };

/** The choices of an alert on a document; the first two of a judgment are always on. */
export const choicesOf = (kind: 'judgment' | 'act') => (kind === 'act' ? actEvents : judgmentEvents);
export const isAlways = (event: AlertEvent): boolean => event === 'overruled' || event === 'doubted';

interface AlertFormOptions extends Pick<Services, 'client'> {
  readonly watched: Watched;
  readonly cache: QueryClient;
  readonly list: AlertList;
  readonly onSaved: (name: string) => void;
}

/** Whether an alert watches the same search: saved again it keeps its name, and how often it tells. */
function isSameSearch({ kind, query }: Alert, search: SearchState): boolean {
  return kind === 'search' && JSON.stringify(storedSearch({ query })) === JSON.stringify(search);
}

/** Creates the form that starts an alert, or changes the one that is there. */
export function createAlertForm({ client, cache, watched, list, onSaved }: AlertFormOptions) {
  const known = list.alerts.find((alert) =>
    watched.kind === 'search' ? isSameSearch(alert, watched.search) : alert.documentId === watched.id,
  );
  const text = watched.kind === 'search' ? known?.name || watched.search.text : '';
  const choices = watched.kind === 'search' ? [] : choicesOf(watched.kind);
  return createForm({
    fields: {
      name: {
        prefix: messages.dialog.name,
        initial: text.slice(0, alertLimits.maxName),
        rules: [atMost(alertLimits.maxName)],
      },
      frequency: { prefix: messages.dialog.frequency, initial: String(known?.frequency ?? 'daily') },
      agrees: { prefix: messages.dialog.agrees, initial: list.hasAgreed },
      ...Object.fromEntries(
        choices.map((event) => [
          event,
          {
            prefix: messages.dialog.choices[event],
            initial: isAlways(event) || (known?.events.includes(event) ?? watched.kind === 'act'),
          },
        ]),
      ),
    },
    async onSubmit({ name, frequency, agrees, ...chosen }) {
      const wanted = chosen as Readonly<Record<string, unknown>>;
      const events = choices.filter((event) => wanted[event] === true);
      const target =
        watched.kind === 'search'
          ? { ...(await watchedSearch(client, cache, watched.search)), name }
          : { kind: watched.kind, documentId: watched.id, events };
      await client.alerts.save({
        ...target,
        frequency: alertFrequencies.find((one) => one === frequency) ?? 'daily',
        // What was agreed to once is withdrawn on the page of alerts only.
        ...(agrees && { agrees: true }),
        timeZone: ownTimeZone(),
      });
      onSaved(watched.kind === 'search' ? name : watched.title);
      return undefined;
    },
  });
}
