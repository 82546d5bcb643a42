import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isAddress } from './open-data/read-open-data.js';
import type { FolderOptions } from './own/read-folder.js';
import { type ImportFormat, importFormats } from './read-file.js';

/** A parsed command line. */
export type ImportCommand =
  | {
      readonly kind: 'files';
      readonly format: ImportFormat;
      readonly files: readonly string[];
      readonly report?: string;
      /** True reads and refuses, and stores nothing. */
      readonly isCheck: boolean;
      /** Parts of a public set, as `year=2024`. */
      readonly only: readonly string[];
      readonly table: Pick<FolderOptions, 'particulars' | 'columns'>;
      /** True lets a judgment replace another one that has its id. */
      readonly mayReplace: boolean;
      /** True lets a document be stored that is nearly like a marked one, or has its few words. */
      readonly mayResemble: boolean;
    }
  | { readonly kind: 'sample'; readonly report?: string }
  | { readonly kind: 'help' };

/** Thrown for an invalid command line; its message shows the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The usage of the command in one line. */
export const usage =
  'Use: npm run import -- files|documents|decisions|registry|aws|judgments|acts <path…> [--check] [--report <file.json>] ' +
  '[--particulars <table.csv>] [--columns <ours=theirs,…>] [--only <year=2024,…>] [--replace] [--like-marked], or: npm run import -- sample';

/**
 * Reads the arguments after `npm run import --`. Relative paths start from `from`, the folder where the command was run.
 * Throws a UsageError with one sentence.
 */
export function readCommand(args: readonly string[], from: string): ImportCommand {
  const { positionals, values } = parse(args);
  if (values.help) return { kind: 'help' };
  const [format, ...files] = positionals;
  const withReport = values.report === undefined ? {} : { report: resolve(from, values.report) };
  if (format === 'sample') {
    if (files.length > 0) throw new UsageError(`The sample takes no files. ${usage}.`);
    return { kind: 'sample', ...withReport };
  }
  if (!isFormat(format)) {
    throw new UsageError(
      `${format === undefined ? 'The format is missing' : `There is no format "${format}"`}. ${usage}.`,
    );
  }
  if (files.length === 0) throw new UsageError(`No file is given. ${usage}.`);
  const table = tableOf(values, from);
  if (format !== 'files' && Object.keys(table).length > 0) {
    throw new UsageError(`--particulars and --columns are for the format "files". ${usage}.`);
  }
  if (values.check && (values.replace || values['like-marked'])) {
    throw new UsageError(
      `--check does not open the library, so --replace and --like-marked change nothing in it; leave out either. ${usage}.`,
    );
  }
  return {
    kind: 'files',
    format,
    files: files.map((file) => (format === 'aws' && isAddress(file) ? file : resolve(from, file))),
    isCheck: values.check ?? false,
    mayReplace: values.replace ?? false,
    mayResemble: values['like-marked'] ?? false,
    only: readParts(values.only, format),
    table,
    ...withReport,
  };
}

const isFormat = (name: string | undefined): name is ImportFormat =>
  (importFormats as readonly (string | undefined)[]).includes(name);

type Values = ReturnType<typeof parse>['values'];

function tableOf({ particulars, columns }: Values, from: string): Pick<FolderOptions, 'particulars' | 'columns'> {
  return {
    ...(particulars === undefined ? {} : { particulars: resolve(from, particulars) }),
    ...(columns === undefined ? {} : { columns: readColumns(columns) }),
  };
}

/** Reads `year=2023,year=2024,court=27_1`. */
function readParts(text: string | undefined, format: ImportFormat): string[] {
  if (text === undefined) return [];
  if (format !== 'aws') throw new UsageError(`--only is for the format "aws". ${usage}.`);
  return text.split(',').map((part) => {
    if (!/^(?:year|court|bench)=[\w~]+$/.test(part.trim())) {
      throw new UsageError(`"${part}" is no part; write year=2024, court=27_1 or bench=hcaurdb. ${usage}.`);
    }
    return part.trim().replace('~', '_');
  });
}

/** Reads `date=Decided on,title=Case name`. */
function readColumns(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(',').map((pair): [string, string] => {
      const [, ours = '', theirs = ''] = /^\s*(\w+)\s*=\s*(.+?)\s*$/.exec(pair) ?? [];
      if (ours === '') throw new UsageError(`"${pair}" is no column; write ours=theirs. ${usage}.`);
      return [ours, theirs];
    }),
  );
}

const options = {
  report: { type: 'string' },
  particulars: { type: 'string' },
  columns: { type: 'string' },
  only: { type: 'string' },
  check: { type: 'boolean' },
  replace: { type: 'boolean' },
  'like-marked': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    for (const name of ['report', 'particulars', 'columns', 'only'] as const) {
      if (values[name] === '') throw new Error(`--${name} needs a value`);
    }
    return { positionals, values };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new UsageError(`${reason.replace(/\.$/, '')}. ${usage}.`);
  }
}
