import { smsTemplates } from './messages/message-texts.js';
import { readAssistantSettings } from './config/assistant-settings.js';
import { readBrand, readCountries } from './config/brand-file.js';
import type { ServerConfig } from './config/config.js';
import { readPaymentSettings } from './config/payment-settings.js';
import { readSmsGateway } from './config/sms-settings.js';

/**
 * What several settings, or a setting and its file, say together. Each throws ConfigError, in one sentence, if they do not
 * go together. A start reads them all, and `--check-config` tries them all.
 */
export const jointSettings = {
  brand: ({ brandFile }: ServerConfig) => readBrand(brandFile),
  countries: ({ brandFile }: ServerConfig) => readCountries(brandFile),
  sms: (config: ServerConfig) => readSmsGateway(config, smsTemplates),
  assistant: (config: ServerConfig) => readAssistantSettings(config),
  payment: (config: ServerConfig, nodeEnv: string | undefined) => readPaymentSettings(config, nodeEnv),
};
