import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext, type Services } from '../../services/services.js';
import { loaded, type Loaded } from '../../data/loaded.js';

/** What the page about the service shows. */
export interface AboutData {
  readonly totals: Loaded<Awaited<ReturnType<Services['client']['welcome']['totals']>>>;
}

/** Loads the library's own figures. */
export async function aboutLoader({ request, context }: LoaderFunctionArgs): Promise<AboutData> {
  const { client } = context.get(servicesContext);
  const { signal } = request;
  return { totals: await loaded(client.welcome.totals(undefined, { signal }), signal) };
}
