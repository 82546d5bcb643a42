import { partnerLimits, portalOptions, type Portal } from '@headnote/core/contract';
import { atMost, createForm, required } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { optionWords } from '../../links/widget-options/messages.js';
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
      notifyOutcome(notify, () => client.partners.register({ name, origins: readOriginLines(origins) })),
  });
}

/** Creates the form that changes the addresses of a website. */
export function createOriginsForm({ client, notify, portal }: FormOptions & { readonly portal: Portal }) {
  return createForm({
    fields: {
      origins: { prefix: messages.origins.label, initial: portal.origins.join('\n'), rules: [originLines] },
    },
    onSubmit: ({ origins }) =>
      notifyOutcome(
        notify,
        () => client.partners.saveOrigins({ portalId: portal.id, origins: readOriginLines(origins) }),
        'origins',
      ),
  });
}

/** Creates the form that changes the defaults of a website; an empty field is no default. */
export function createDefaultsForm({ client, notify, portal }: FormOptions & { readonly portal: Portal }) {
  return createForm({
    fields: Object.fromEntries(
      Object.keys(portalOptions).map((name) => [
        name,
        { prefix: optionWords.names[name] ?? name, initial: portal.defaults[name] ?? '' },
      ]),
    ),
    onSubmit: (values) => {
      const chosen = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
      return notifyOutcome(notify, () =>
        client.partners.saveDefaults({ portalId: portal.id, defaults: Object.fromEntries(chosen) }),
      );
    },
  });
}
