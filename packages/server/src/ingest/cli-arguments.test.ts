import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './cli-arguments.js';

describe('readCommand', () => {
  it('resolves paths from the folder where the command was run', () => {
    expect(readCommand(['judgments', 'a.jsonl', '/b.jsonl.gz', '--report', 'r.json'], '/home/reader')).toEqual({
      kind: 'files',
      format: 'judgments',
      files: ['/home/reader/a.jsonl', '/b.jsonl.gz'],
      report: '/home/reader/r.json',
      isCheck: false,
      mayReplace: false,
      mayResemble: false,
      only: [],
      table: {},
    });
  });

  it('leaves an address as it is, and reads the parts of a public set', () => {
    const parts = ['--only', 'year=2023, court=27~1'];
    expect(readCommand(['aws', 'https://host.example/', 'mine', ...parts], '/home/reader')).toMatchObject({
      files: ['https://host.example/', '/home/reader/mine'],
      only: ['year=2023', 'court=27_1'],
    });
    expect(() => readCommand(['aws', 'mine', '--only', 'month=1'], '/')).toThrow('"month=1" is no part');
    expect(() => readCommand(['files', 'mine', '--only', 'year=2023'], '/')).toThrow('--only is for the format "aws"');
  });

  it('reads the table of particulars, the names of its columns, --replace and --like-marked', () => {
    const columns = 'date=Decided on, title = Case name';
    const args = ['files', 'mine', '--replace', '--like-marked', '--particulars', 'list.csv', '--columns', columns];
    expect(readCommand(args, '/home/reader')).toEqual({
      kind: 'files',
      format: 'files',
      files: ['/home/reader/mine'],
      isCheck: false,
      mayReplace: true,
      mayResemble: true,
      only: [],
      table: { particulars: '/home/reader/list.csv', columns: { date: 'Decided on', title: 'Case name' } },
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
    [['acts', 'a', '--report='], '--report needs a value.'],
    [['files', 'a', '--columns', 'date'], '"date" is no column; write ours=theirs.'],
    [
      ['files', 'a', '--check', '--replace'],
      '--check does not open the library, so --replace and --like-marked change nothing in it; leave out either.',
    ],
    [['files', 'a', '--check', '--like-marked'], '--like-marked change nothing in it; leave out either.'],
    [['acts', 'a', '--particulars', 'b.csv'], '--particulars and --columns are for the format "files".'],
  ])('answers %j with one sentence about it and how to use the command', (args, sentence) => {
    expect(() => readCommand(args, '/')).toThrow(UsageError);
    expect(() => readCommand(args, '/')).toThrow(`${sentence} Use: npm run import --`);
  });
});
