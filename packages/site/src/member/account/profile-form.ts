import type { Profile } from '@headnote/core/contract';
import { createForm } from '@headnote/core/validation';
import { nameFields, placeFields } from '../../shell/account-fields/person-fields.js';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';

interface ProfileFormOptions extends Pick<Services, 'client'> {
  readonly profile: Profile;
  readonly notify: Notify;
}

/** Creates the form of name and place, which need no code. */
export function createProfileForm({ client, profile, notify }: ProfileFormOptions) {
  return createForm({
    fields: { ...nameFields(profile), ...placeFields(profile) },
    onSubmit: ({ fname, lname, countryMasterID, stateMasterID, city }) =>
      notifyOutcome(notify, () =>
        client.account.saveProfile({
          firstName: fname,
          lastName: lname,
          countryId: Number(countryMasterID),
          stateId: Number(stateMasterID),
          city,
        }),
      ),
  });
}
