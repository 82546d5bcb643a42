import { firstCitations, judgmentSorts, type JudgmentSettings, type WelcomeSettings } from '@headnote/core/contract';
import { createForm } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { startParts } from '../welcome/start-parts.js';
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
      pageSize: { prefix: texts.pageSize, initial: String(settings.pageSize) },
      citationFirst: { prefix: texts.citationFirst, initial: String(settings.citationFirst) },
      marksHits: { prefix: texts.marksHits, initial: settings.marksHits },
    },
    async onSubmit({ sort, pageSize, citationFirst, marksHits }) {
      const chosen = judgmentSorts.find((one) => one === sort) ?? settings.sort;
      await client.settings.saveJudgment({
        ...settings,
        sort: chosen,
        marksHits,
        pageSize: Number(pageSize),
        citationFirst: firstCitations.find((one) => one === citationFirst) ?? settings.citationFirst,
      });
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
      ...Object.fromEntries(
        startParts.map((name) => [name, { prefix: texts.parts[name], initial: !settings.hiddenParts.includes(name) }]),
      ),
    },
    async onSubmit({ showsLatestCases, showsHistory, ...parts }) {
      // The call stores the courts too: those of another tab that saved meanwhile are read first.
      const { courtIds } = await client.settings.welcome(undefined);
      const shown = parts as Readonly<Record<string, unknown>>;
      const hiddenParts = startParts.filter((name) => shown[name] === false);
      await client.settings.saveCourt({ courtIds, showsLatestCases, showsHistory, hiddenParts });
      await onSaved();
      return undefined;
    },
  });
}
