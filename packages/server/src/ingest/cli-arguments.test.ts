import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './cli-arguments.js';

describe('readCommand', () => {
  it('resolves paths from the folder where the command was run', () => {
    expect(readCommand(['judgments', 'a.jsonl', '/b.jsonl.gz', '--report', 'r.json'], '/home/reader')).toEqual({
      kind: 'files',
      format: 'judgments',
      files: ['/home/reader/a.jsonl', '/b.jsonl.gz'],
      report: '/home/reader/r.json',
    });
  });

  it('accepts the sample without files', () => {
    expect(readCommand(['sample'], '/')).toEqual({ kind: 'sample' });
  });

  it.each([[['--help']], [['-h']], [['acts', '--help']]])('reads %j as a request for help', (args) => {
    expect(readCommand(args, '/')).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'The format is missing.'],
    [['articles', 'a'], 'There is no format "articles".'],
    [['acts'], 'No file is given.'],
    [['sample', 'a'], 'The sample takes no files.'],
    [['acts', 'a', '--reprot', 'x'], "Unknown option '--reprot'."],
    [['acts', 'a', '--report'], "Option '--report <value>' argument missing."],
    [['acts', 'a', '--report='], '--report needs the name of a file.'],
  ])('answers %j with one sentence about it and how to use the command', (args, sentence) => {
    expect(() => readCommand(args, '/')).toThrow(UsageError);
    expect(() => readCommand(args, '/')).toThrow(`${sentence} Use: npm run import --`);
  });
});
