import { ConfigError } from '@headnote/core/errors';
import { refuseWeakDemoPassword } from './accounts/demo-member.js';
import { type Environment, readEachSetting, readSetting } from './config/config.js';
import { jointSettings } from './joint-settings.js';
import { refusePublicOutbox } from './config/outbox-page.js';
import { refuseUnknownNodeEnv } from './config/reach.js';
import { isSecret, settings, type Variable, variables } from './config/settings.js';
import { refuseUnbuiltSettings } from './config/unbuilt-settings.js';
import { findUnknownSettings, unknownSettingText } from './config/unknown-settings.js';

/** What `--check-config` prints. */
export interface ConfigCheck {
  /** One line for each setting, and one for each problem. */
  readonly text: string;
  /** False if a server would not start with these settings. */
  readonly isGood: boolean;
}

/**
 * Checks all variables at once, and lists each with its value or its default. Secrets are not shown. Whether the settings
 * go together is known only once each of them is valid.
 */
export function checkConfig(env: Environment): ConfigCheck {
  const single = [
    ...problemOf(() => refuseUnbuiltSettings(env)),
    ...variables.flatMap((name) => problemOf(() => readSetting(env, name))),
  ];
  const problems = single.length > 0 ? single : jointProblems(env);
  const width = Math.max(...variables.map(({ length }) => length));
  const lines = [
    ...variables.map((name) => `${name.padEnd(width)}  ${shown(env, name)}`),
    ...findUnknownSettings(env).map((unknown) => `Warning: ${unknownSettingText(unknown)}`),
    ...problems.map((problem) => `Problem: ${problem}`),
    problems.length === 0 ? 'The settings are valid.' : 'The server does not start with these settings.',
  ];
  return { text: lines.join('\n'), isGood: problems.length === 0 };
}

function jointProblems(env: Environment): readonly string[] {
  const config = readEachSetting(env);
  const nodeEnv = env['NODE_ENV'];
  const problems = [
    ...problemOf(() => refuseUnknownNodeEnv(nodeEnv)),
    ...problemOf(() => refusePublicOutbox(config, nodeEnv)),
    ...problemOf(() => refuseWeakDemoPassword(config.demoPassword)),
    ...Object.values(jointSettings).flatMap((read) => problemOf(() => read(config, nodeEnv))),
  ];
  // Two of them read the file of the brand.
  return [...new Set(problems)];
}

function shown(env: Environment, name: Variable): string {
  const value = env[name];
  if (value === undefined || value === '') return `not set: ${settings[name].fallback.replaceAll('`', '')}`;
  return isSecret(name) ? 'set (secret)' : value;
}

function problemOf(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    throw error;
  }
}
