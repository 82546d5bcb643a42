import type { Fields, Form } from '@headnote/core/validation';
import { useState, useSyncExternalStore } from 'react';
import type { SaveState } from './SettingsSection.js';

/** Whether a form has changes, or was saved since the page opened. */
export function useSaveState<F extends Fields>(form: Form<F>): SaveState {
  const readDirty = () => form.getSnapshot().isDirty;
  const isDirty = useSyncExternalStore(form.subscribe, readDirty, readDirty);
  const [wasDirty, setWasDirty] = useState(false);
  if (isDirty && !wasDirty) setWasDirty(true);
  if (isDirty) return 'changed';
  return wasDirty ? 'saved' : 'plain';
}
