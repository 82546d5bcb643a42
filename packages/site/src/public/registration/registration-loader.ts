import type { RegistrationMaster, State } from '@headnote/core/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext, type Services } from '../../services/services.js';
import { loaded, type Loaded } from '../../data/loaded.js';
import { DEFAULT_COUNTRY_ID } from './registration-form.js';

type Totals = Awaited<ReturnType<Services['client']['welcome']['totals']>>;

/** The choices of the form. */
export interface RegistrationChoices {
  readonly countries: RegistrationMaster['countries'];
  /** States of the country that is selected at first. */
  readonly states: readonly State[];
}

/** What the registration page shows. */
export interface RegistrationData {
  readonly totals: Loaded<Totals>;
  readonly choices: Loaded<RegistrationChoices>;
}

/** Loads the counters, the countries, and the states of the default country. */
export async function registrationLoader({ request, context }: LoaderFunctionArgs): Promise<RegistrationData> {
  const { client } = context.get(servicesContext);
  const { signal } = request;
  const [totals, choices] = await Promise.all([
    loaded(client.welcome.totals(undefined, { signal }), signal),
    loaded(loadChoices(client, signal), signal),
  ]);
  return { totals, choices };
}

async function loadChoices(client: Services['client'], signal: AbortSignal): Promise<RegistrationChoices> {
  const [{ countries }, states] = await Promise.all([
    client.account.registerMaster(undefined, { signal }),
    client.account.states({ countryId: DEFAULT_COUNTRY_ID }, { signal }),
  ]);
  return { countries, states };
}
