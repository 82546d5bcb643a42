import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** A parsed command line. */
export type ImportCommand =
  | {
      readonly kind: 'files';
      readonly format: 'judgments' | 'acts';
      readonly files: readonly string[];
      readonly report?: string;
    }
  | { readonly kind: 'sample'; readonly report?: string }
  | { readonly kind: 'help' };

/** Thrown for an invalid command line; its message shows the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The usage of the command in one line. */
export const usage =
  'Use: npm run import -- judgments|acts <file.jsonl[.gz]…> [--report <file.json>], or: npm run import -- sample';

/**
 * Reads the arguments after `npm run import --`. Relative paths start from `from`, the folder where the command was run.
 * Throws a UsageError with one sentence.
 */
export function readCommand(args: readonly string[], from: string): ImportCommand {
  const { positionals, report, isHelp } = parse(args);
  if (isHelp) return { kind: 'help' };
  const [format, ...files] = positionals;
  const withReport = report === undefined ? {} : { report: resolve(from, report) };
  if (format === 'sample') {
    if (files.length > 0) throw new UsageError(`The sample takes no files. ${usage}.`);
    return { kind: 'sample', ...withReport };
  }
  if (format !== 'judgments' && format !== 'acts') {
    throw new UsageError(
      `${format === undefined ? 'The format is missing' : `There is no format "${format}"`}. ${usage}.`,
    );
  }
  if (files.length === 0) throw new UsageError(`No file is given. ${usage}.`);
  return { kind: 'files', format, files: files.map((file) => resolve(from, file)), ...withReport };
}

interface Parsed {
  readonly positionals: string[];
  readonly report: string | undefined;
  readonly isHelp: boolean;
}

function parse(args: readonly string[]): Parsed {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { report: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.report === '') throw new Error('--report needs the name of a file');
    return { positionals, report: values.report, isHelp: values.help ?? false };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new UsageError(`${reason.replace(/\.$/, '')}. ${usage}.`);
  }
}
