import { createUploads, createUploadSource, type Uploads, type UploadsState } from '@headnote/core/assistant';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useToldFailure } from './use-told-failure.js';

/** The member's PDFs, whose list is read when it is shown first. An upload goes on while the panel is closed. */
export function useFiles(isShown: boolean): { readonly machine: Uploads; readonly state: UploadsState } {
  const { client } = useServices();
  const machine = useMemo(() => createUploads({ source: createUploadSource(client.assistant) }), [client]);
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  useEffect(() => () => machine.dispose(), [machine]);
  useEffect(() => {
    if (isShown) machine.open();
  }, [machine, isShown]);
  useToldFailure(state.failure);
  return { machine, state };
}
