import { ConfigError } from '@headnote/core/errors';

/** The settings of the SMS gateway, as the environment has them. */
export interface SmsSettings {
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  readonly smsEntityId: string | undefined;
  readonly smsHeader: string | undefined;
  /** `name=id`, separated by commas. */
  readonly smsTemplates: string | undefined;
}

/** A complete gateway. */
export interface SmsGatewaySettings<Template extends string> {
  readonly url: string;
  readonly token: string;
  readonly entityId: string;
  readonly header: string;
  readonly templateIds: { readonly [Name in Template]: string };
}

/**
 * Returns the gateway; undefined without `SMS_URL`. Throws ConfigError, in one sentence, if a part or the id of a
 * template is missing: operators drop an SMS without them.
 */
export function readSmsGateway<Template extends string>(
  { smsUrl: url, smsToken, smsEntityId, smsHeader, smsTemplates = '' }: SmsSettings,
  templates: readonly Template[],
): SmsGatewaySettings<Template> | undefined {
  const others = { SMS_TOKEN: smsToken, SMS_ENTITY_ID: smsEntityId, SMS_HEADER: smsHeader };
  if (url === undefined) {
    const [set] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
    if (set !== undefined) throw new ConfigError(`${set} is set, but SMS_URL, the address of the SMS gateway, is not.`);
    return undefined;
  }
  const [missing] = Object.entries(others).find(([, value]) => value === undefined) ?? [];
  if (missing !== undefined)
    throw new ConfigError(`SMS_URL is set, but ${missing} is not; operators drop SMS without it.`);
  const ids = Object.fromEntries(smsTemplates.split(',').map((pair) => pair.split('=').map((part) => part.trim())));
  const without = templates.find((name) => ids[name] === undefined);
  if (without !== undefined) throw new ConfigError(`SMS_TEMPLATES has no template id for ${without}.`);
  return {
    url,
    token: smsToken ?? '',
    entityId: smsEntityId ?? '',
    header: smsHeader ?? '',
    templateIds: ids as { readonly [Name in Template]: string },
  };
}
