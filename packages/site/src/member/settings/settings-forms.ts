import { judgmentSorts, type JudgmentSettings, type WelcomeSettings } from '@headnote/core/contract';
import { createForm } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { messages } from './messages.js';

interface FormOptions<Settings> extends Pick<Services, 'client'> {
  readonly settings: Settings;
  readonly onSaved: () => Promise<void>;
}

/** Creates the form of how searches list judgments and mark them. The settings that it does not show stay as they are. */
export function createJudgmentsForm({ client, settings, onSaved }: FormOptions<JudgmentSettings>) {
  const { judgments: texts } = messages;
  return createForm({
    fields: {
      sort: { prefix: texts.sort, initial: String(settings.sort) },
      marksHits: { prefix: texts.marksHits, initial: settings.marksHits },
    },
    async onSubmit({ sort, marksHits }) {
      const chosen = judgmentSorts.find((one) => one === sort) ?? settings.sort;
      await client.settings.saveJudgment({ ...settings, sort: chosen, marksHits });
      await onSaved();
      return undefined;
    },
  });
}

/** Creates the form of what the start page shows. The choice of courts stays as it is. */
export function createStartForm({ client, settings, onSaved }: FormOptions<WelcomeSettings>) {
  const { start: texts } = messages;
  return createForm({
    fields: {
      showsLatestCases: { prefix: texts.showsLatestCases, initial: settings.showsLatestCases },
      showsHistory: { prefix: texts.showsHistory, initial: settings.showsHistory },
    },
    async onSubmit({ showsLatestCases, showsHistory }) {
      // The call stores the courts too: those of another tab that saved meanwhile are read first.
      const { courtIds } = await client.settings.welcome(undefined);
      await client.settings.saveCourt({ courtIds, showsLatestCases, showsHistory });
      await onSaved();
      return undefined;
    },
  });
}
