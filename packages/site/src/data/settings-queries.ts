import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../services/services.js';
import { rememberListSettings } from './list-settings.js';

type Client = Services['client'];

/** Key of every read of settings. */
const SETTINGS = 'settings';

/** How the member's lists of judgments are. */
export function judgmentSettingsOf(client: Client) {
  return queryOptions({
    queryKey: [SETTINGS, 'judgments'],
    queryFn: async ({ signal }) => {
      const settings = await client.settings.judgment(undefined, { signal });
      rememberListSettings(settings);
      return settings;
    },
    meta: { isQuiet: true },
  });
}

/** The acts that the member keeps at hand. */
export function actSettingsOf(client: Client) {
  return queryOptions({
    queryKey: [SETTINGS, 'acts'],
    queryFn: ({ signal }) => client.welcome.actSettings(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** What the member's start page shows. */
export function welcomeSettingsOf(client: Client) {
  return queryOptions({
    queryKey: [SETTINGS, 'start-page'],
    queryFn: ({ signal }) => client.settings.welcome(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** Every court in groups, with the member's choice. */
export function courtTreeOf(client: Client) {
  return queryOptions({
    queryKey: [SETTINGS, 'courts'],
    queryFn: ({ signal }) => client.courts.tree(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** Reads the settings again wherever they hold. Call it after a change. */
export function useSettingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [SETTINGS] }), [queries]);
}
