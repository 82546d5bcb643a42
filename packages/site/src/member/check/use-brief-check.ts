import {
  createBriefCheck,
  createMemberSource,
  type CheckBrief,
  type CheckMachine,
  type CheckState,
} from '@headnote/core/brief-check';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCitationWorker } from '../../services/citation-worker/create-citation-worker.js';
import { readFile } from '../../services/file-worker/read-file.js';
import { useServices } from '../../services/ServicesProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** Reads the text in a worker of its own, which ends with the check. */
const checkInWorker: CheckBrief = async (text, task) => {
  const worker = createCitationWorker();
  try {
    return await worker.check(text, task);
  } finally {
    worker.dispose();
  }
};

/** The check of the screen. Says in a notice why a file was not read. Leaving the screen ends the check. */
export function useBriefCheck(): { readonly machine: CheckMachine; readonly state: CheckState } {
  const { client } = useServices();
  const notify = useNotify();
  const [machine] = useState(() =>
    createBriefCheck({ source: createMemberSource(client), checkBrief: checkInWorker, readFile }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  const { name, problem, note } = state;
  useEffect(() => machine.stop, [machine]);
  useEffect(() => {
    // The form says what is wrong with a pasted text, except what is known only when its citations are counted.
    if (name === '' && problem !== 'too-many-citations') return;
    if (problem) notify({ type: 'WARNING', title: messages.title, text: messages.problems[problem](name) });
    if (note) notify({ type: 'INFO', title: messages.title, text: messages.windows(name) });
  }, [name, problem, note, notify]);
  return { machine, state };
}
