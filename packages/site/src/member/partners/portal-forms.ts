import { partnerLimits, type Portal } from '@headnote/core/contract';
import { atMost, createForm, required } from '@headnote/core/validation';
import type { Services } from '../../app/services.js';
import { tellOutcome } from '../../data/tell-outcome.js';
import type { Notify } from '../../shell/notices/use-notify.js';
import { messages } from './messages.js';
import { originLines, readOriginLines } from './origin-lines.js';

interface FormOptions extends Pick<Services, 'client'> {
  readonly notify: Notify;
}

/** Creates the form that registers a website. */
export function createRegisterForm({ client, notify }: FormOptions) {
  return createForm({
    fields: {
      name: { prefix: messages.register.name, rules: [required, atMost(partnerLimits.name)] },
      origins: { prefix: messages.origins.label, rules: [originLines] },
    },
    onSubmit: ({ name, origins }) =>
      tellOutcome(notify, () => client.partners.register({ name, origins: readOriginLines(origins) })),
  });
}

/** Creates the form that changes the addresses of a website. */
export function createOriginsForm({ client, notify, portal }: FormOptions & { readonly portal: Portal }) {
  return createForm({
    fields: {
      origins: { prefix: messages.origins.label, initial: portal.origins.join('\n'), rules: [originLines] },
    },
    onSubmit: ({ origins }) =>
      tellOutcome(
        notify,
        () => client.partners.saveOrigins({ portalId: portal.id, origins: readOriginLines(origins) }),
        'origins',
      ),
  });
}
