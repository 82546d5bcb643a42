import { ConfigError } from '@headnote/core/errors';
import { type Environment, readSetting } from './config.js';
import { isSecret, settings, type Variable, variables } from './settings.js';
import { refuseUnbuiltSettings } from './unbuilt-settings.js';
import { findUnknownSettings, unknownSettingText } from './unknown-settings.js';

/** What `--check-config` prints. */
export interface ConfigCheck {
  /** One line for each setting, and one for each problem. */
  readonly text: string;
  /** False if a server would not start with these settings. */
  readonly isGood: boolean;
}

/** Checks all variables at once, and lists each with its value or its default. Secrets are not shown. */
export function checkConfig(env: Environment): ConfigCheck {
  const problems = [
    ...problemOf(() => refuseUnbuiltSettings(env)),
    ...variables.flatMap((name) => problemOf(() => readSetting(env, name))),
  ];
  const width = Math.max(...variables.map(({ length }) => length));
  const lines = [
    ...variables.map((name) => `${name.padEnd(width)}  ${shown(env, name)}`),
    ...findUnknownSettings(env).map((unknown) => `Warning: ${unknownSettingText(unknown)}`),
    ...problems.map((problem) => `Problem: ${problem}`),
    problems.length === 0 ? 'The settings are valid.' : 'The server does not start with these settings.',
  ];
  return { text: lines.join('\n'), isGood: problems.length === 0 };
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
