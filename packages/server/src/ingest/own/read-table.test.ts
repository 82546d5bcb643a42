import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFiles } from '../check-files.js';
import { temporaryFolder } from '../ingest.fixtures.js';
import { readCsv } from './read-csv.js';
import { readTable } from './read-table.js';

describe('a table', () => {
  const rowsOf = (text: string) => readCsv(text).rows.map(({ cells }) => [...cells.values()]);

  it.each([
    ['a quotation mark written twice', 'a,b\n"x ""y"" z",2', [['x "y" z', '2']]],
    ['words behind a closed quotation mark', 'a,b\n"Ram" & Sons,2', [['Ram & Sons', '2']]],
    ['a line end in a cell', 'a,b\n"x\ny",2', [['x\ny', '2']]],
    ['a path that ends with a backslash', 'a,b\nC:\\x\\,2', [['C:\\x\\', '2']]],
    ['two CR at the end of its lines', 'a,b\r\r\nx,2\r\r\n', [['x', '2']]],
    ['a CR in quotes', 'a,b\n"x\ry",2\n', [['x\ry', '2']]],
    ['a column without a name before others', ',a,b\n1,x,2', [['1', 'x', '2']]],
    ['missing cells at the end', 'a,b\nx', [['x', '']]],
    ['empty cells behind the last column', 'a,b\nx,2,,', [['x', '2']]],
    ['its separator in the first line', 'sep=;\r\na,1;b\r\nx,3;2', [['x,3', '2']]],
    [
      'the line ends of an old Mac',
      'a,b\rx,2\ry,3',
      [
        ['x', '2'],
        ['y', '3'],
      ],
    ],
  ])('is read with %s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
    expect(readCsv(text).problems).toEqual([]);
  });

  it.each([
    [
      'quotes escaped by a backslash',
      'a,b\n"x \\"y\\", z",2\nq,3',
      2,
      /^Column 5: a quotation mark follows a backslash/,
    ],
    [
      'more cells than columns',
      'a,b\nRao, Asha,2\nq,3',
      2,
      /^Column 11: cell 3 has no column, because the table has 2/,
    ],
    [
      'quotes around a separator inside of a cell',
      'a,b,c\nsee "x, y" z,2\nq,3,4',
      2,
      /^Column 1: a cell with quotation/,
    ],
    [
      'a quotation mark that is not closed',
      'sep=,\na,b\nq,3\nx,"y\nz,4',
      4,
      /^Column 3: a quotation mark is not closed/,
    ],
    [
      'a value behind the last column with a name',
      'a,b,,\nx,2,y,\nq,3,,',
      2,
      /^Column 5: cell 3 has no column, because the/,
    ],
    ['a lone CR among LF', 'a,b\nx,2\ry,4\nq,3', 2, /^Column 4: a line end of an old Mac \(CR\) joins two rows/],
    ['a lone CR among CR LF', 'a,b\r\nq,3\r\nx\ry,2\r\n', 3, /^Column 2: a line end of an old Mac/],
    ['a quotation mark that is not closed', 'a,b\nq,3\nx,"y\nz,4', 3, /^Column 3: a quotation mark is not closed/],
  ])('has a row that is refused: %s', (_what, text, line, reason) => {
    const { rows, problems } = readCsv(text);
    expect(problems).toMatchObject([{ line, reason: expect.stringMatching(reason) as string }]);
    expect(rows.map(({ cells }) => [...cells.values()])).toEqual([['q', '3', '4'].slice(0, rows[0]?.cells.size)]);
  });

  const tableOf = async (text: string) => {
    const table = join(await temporaryFolder(), 'list.csv');
    await writeFile(table, text);
    return readTable(table);
  };

  it.each([
    [
      'File,Case Name,Court,Headnote\na.txt,Rao, Asha v. State,High Court of Kerala,',
      /"Court" has the names of parties, "Asha/,
    ],
    [
      'File,Case Name,Court,Headnote\na.txt,Rao, Asha vs State,High Court of Kerala,',
      /"Court" has the names of parties/,
    ],
    [
      'File,Case Name,Court,Subject\na.txt,Smith, Sons and Co.,High Court of Kerala,',
      /"Subject" has the court, "High Court/,
    ],
    [
      'File,Court,Case Name,Headnote\na.txt,High Court of Kerala,Rao, Asha v. State',
      /"Headnote" has the rest of the title/,
    ],
    ['File,Case Name,Citation,Court\na.txt,Rao, Asha v. State,AIR 1990 SC 1', /"Citation" has the rest of the title/],
    [
      'File,Case Name,Case No,Outcome\na.txt,Rao, Asha versus State,O.A. 1 of 2018',
      /"Case No" has the rest of the title/,
    ],
    ['File,Case Name,Judges,Outcome\na.txt,Rao, Asha v State,A. Judge', /"Judges" has the names of parties/],
    ['File,Appellant,Respondent,Court,Remark\na.txt,Rao, Asha,State,High Court of Delhi', /"Remark" has the court/],
    ['File,Case Name,Case Type,Court\na.txt,Rao, Asha v. State,Appeal', /"Case Type" has the names of parties/],
    ['File,Case Name,Court,Headnote\na.txt,A v. B, and Others,Supreme Court of India,', /"Headnote" has the court/],
    [
      'File,Title,Date,Judges,Court,Remarks\na.txt,A v. B,11-03-2019,A.K. SIKRI, ASHOK BHUSHAN,Supreme Court of India',
      /"Remarks" has the court/,
    ],
    [
      'File,Title,Advocates,Court,Remarks\na.txt,A v. B,MR. K. GOPAL, MR. RAMAN,High Court of Kerala',
      /"Court" has a judge, "MR. RAMAN"/,
    ],
    [
      'File,Title,Advocates,Court,Remarks\na.txt,A v. B,K. Gopal, ADV. GENERAL,High Court of Kerala',
      /"Remarks" has the court/,
    ],
    [
      'File,Title,Citation,Court,Remarks\na.txt,A v. B,2019 (1) KLT 101, AIR 2019 Ker 5,High Court of Kerala',
      /"Court" has a citation, "AIR 2019 Ker 5"/,
    ],
    [
      'File,Title,Court,Citation,Subject\na.txt,A v. B,High Court of Kerala,2019 (1) KLT 101, AIR 2019 Ker 5',
      /"Subject" has a citation/,
    ],
    [
      'File,Title,Court,Citation,Subject\na.txt,Asha Rao, Meera Rao and Others,State of Kerala,High Court of Kerala',
      /"Subject" has the court/,
    ],
    ['File,Title,Court,Citation,Judges\na.txt,A v. B,2019 (1) KLT 101,A. Judge', /"Court" has a citation/],
    [
      'File,Title,Court,Citation,Judges\na.txt,A v. B,A. Judge,2019 (1) KLT 103,High Court of Kerala',
      /"Judges" has the court/,
    ],
    ['File,Title,Court,Judges\na.txt,A v. B,A.K. Sikri', /"Court" has a judge/],
    ['File,Title,Judges\na.txt,The Lantern Case,ASHA V. STATE OF KERALA', /"Judges" has the names of parties/],
    ['File,Title,Court,Judges\na.txt,A v. B,"Asha Rao, J.",B. Sen', /"Court" has a judge/],
    ['File,Title,Citation,Court\na.txt,A v. B,Supreme Court of India', /"Citation" has the court/],
  ])('says that the cells are shifted: %s', async (text, reason) => {
    expect((await tableOf(text)).rows[0]?.shift).toMatch(reason);
  });

  it.each([
    'File,Case Name,Court,Headnote\na.txt,Rao v. State,High Court of Kerala,',
    'File,Case Name,Court,Headnote\na.txt,In re Rao,Supreme Court,Rao v. State followed',
    'File,Case Name,Headnote\na.txt,Ex parte Rao,Sen v. State',
    'File,Case Name,Headnote\na.txt,The Lantern Case,The rule of Sen v. State does not hold where a lantern is lent to a neighbour',
    'File,Case Name,Headnote\na.txt,The Lantern Case,Sen v. State followed.',
    'File,Case Name,Full Title\na.txt,The Lantern Case,Rao v. State of Kerala',
    'File,Case Name,Court,Headnote\na.txt,Rao v. State,NCLT Chennai,Tribunal has no power',
    'File,Case Name,Court,Outcome\na.txt,Rao v. State,Panchayat of Testabad,Remanded',
    'File,Case Name,Court,Headnote\na.txt,Rao v. State,,High Court order set aside',
    'File,Case Name,Respondent,Court\na.txt,Rao,Sen v. Das,Delhi',
    'File,Petitioner,Respondent,Court\na.txt,Rao,State of Kerala,SC',
    'File,Title,Court,Appeal from\na.txt,Rao v. State,District Forum Testabad,High Court of Kerala',
    'File,Title,Court,Bench\na.txt,Rao v. State,Madras High Court,Madurai Bench of the Madras High Court',
    'File,Title,Court,Also Known As\na.txt,Rao v. State,Kerala,High Court of Kerala',
    'File,Title,Court,Appeal to\na.txt,Rao v. State,N.C.L.T. Chennai,Supreme Court of India',
    'File,Title,Court,Appeal to\na.txt,Rao v. State,MSHRC Pune,Supreme Court of India',
    'File,Title,Court,Subject\na.txt,Rao v. State,Panchayat of Testabad,Supreme Court of India bound by precedent',
    'File,Title,Court,Judges\na.txt,Rao v. State,D.J. Pune,A. Rao',
    'File,Title,Judges\na.txt,Rao v. State,"OZA, R. V. (J),SUJATA V. LANTERN"',
    'File,Title,Court,Headnote\na.txt,Rao v. State,SC,AIR 1990 SC 1 followed',
    'File,Title,Court,Judges\na.txt,Rao v. State,"Justice Rao Commission of Inquiry",A. Rao',
  ])('takes the cells as they stand: %s', async (text) => {
    expect((await tableOf(text)).rows[0]).not.toHaveProperty('shift');
  });

  it('knows the usual names of columns, and says which it does not read', async () => {
    const { rows, unread } = await tableOf(
      [
        'Sr No,Name of File,Party Names,Judgement Date,Name of Court,Citation No.,Coram,Remarks,Shelf,Number',
        '1,a.txt,Rao v. State,11-03-2019,High Court of Kerala,2019 (1) KLT 101,A. Judge,,B4,1',
        '2.,b.txt,Sen v. State,12-03-2019,High Court of Kerala,,,,B5,2',
      ].join('\n'),
    );
    expect(rows[0]?.given).toEqual({
      title: 'Rao v. State',
      date: '11-03-2019',
      court: 'High Court of Kerala',
      citations: ['2019 (1) KLT 101'],
      judges: ['A. Judge'],
    });
    expect(unread).toEqual(['Shelf']);
    expect((await tableOf('File,Number\na.txt,W.P. 12 of 2018')).unread).toEqual(['Number']);
  });

  it('keeps back the file of a shifted row, and names the columns that are not read once', async () => {
    const folder = await temporaryFolder();
    for (const name of ['a', 'b']) await writeFile(join(folder, `${name}.txt`), `The words of ${name}.`);
    const table = join(folder, 'list.csv');
    const rows = 'a.txt,Rao, Asha v. State,High Court of Kerala,\nb.txt,Sen v. State,High Court of Kerala,B4\n';
    await writeFile(table, `File,Case Name,Court,Shelf\n${rows}`);
    const report = await checkFiles({ format: 'files', files: [folder] });
    const reason = expect.stringContaining('a.txt: The cells seem to be shifted') as string;
    const notes = ['list.csv: the column "Shelf" is not read; name what you need, as --columns title="Shelf".'];
    expect(report).toMatchObject({ accepted: 1, refused: [{ file: table, line: 2, reason }], notes });
  });

  it('with two columns for one text is refused until one is named', async () => {
    const table = join(await temporaryFolder(), 'list.csv');
    await writeFile(table, 'file,Title,Case Name\na.txt,A v. B,C v. D\n');
    await expect(readTable(table)).rejects.toThrow('"Title" and "Case Name" are both the title');
    const { rows } = await readTable(table, { title: 'Case Name' });
    expect(rows[0]?.given.title).toBe('C v. D');
  });

  it('with two columns for one list has the items of both', async () => {
    const table = join(await temporaryFolder(), 'list.csv');
    await writeFile(table, 'file,Citation,Neutral Citation\na.txt,2019 (1) KLT 101,2019:KER:55\nb.txt,,2019:KER:56\n');
    const { rows } = await readTable(table);
    expect(rows.map(({ given }) => given.citations)).toEqual([['2019 (1) KLT 101', '2019:KER:55'], ['2019:KER:56']]);
    const named = await readTable(table, { citations: 'Neutral Citation' });
    expect(named.rows[0]?.given.citations).toEqual(['2019:KER:55']);
  });

  it('with a column named twice is refused as a whole', async () => {
    const table = join(await temporaryFolder(), 'list.csv');
    await writeFile(table, 'file,Case Name,case_name\na.txt,x,y\n');
    await expect(readTable(table)).rejects.toThrow('Two columns are named "case_name"; rename one.');
  });

  it('gives lists of judges and citations joined by any sign, and never cuts the name of an act', async () => {
    const table = join(await temporaryFolder(), 'list.csv');
    await writeFile(
      table,
      'file;judges;citation;acts\na.txt;"A. Rao, J., B. Sen, CJ";AIR 1973 SC 1461 | (1973) 4 SCC 225;"The Boats Act, 1930"\n',
    );
    expect((await readTable(table)).rows[0]?.given).toEqual({
      judges: ['A. Rao, J.', 'B. Sen, CJ'],
      citations: ['AIR 1973 SC 1461', '(1973) 4 SCC 225'],
      acts: ['The Boats Act, 1930'],
    });
  });

  it.each([
    ['AIR 1973 SC 1461, 1465', ['AIR 1973 SC 1461, 1465']],
    ['(1973) 4 SCC 225, para 12; AIR 1990 SC 1', ['(1973) 4 SCC 225, para 12', 'AIR 1990 SC 1']],
    ['AIR 1973 SC 1461, 1465-1470, 2019:KER:5', ['AIR 1973 SC 1461, 1465-1470', '2019:KER:5']],
    [
      '2019 (1) KLT 101, 2020 (2) KLT 5, [2024] 1 S.C.R. 5',
      ['2019 (1) KLT 101', '2020 (2) KLT 5', '[2024] 1 S.C.R. 5'],
    ],
    ['2024 INSC 12, 2019:KER:5, (2019) 1 SCC 5', ['2024 INSC 12', '2019:KER:5', '(2019) 1 SCC 5']],
  ])('makes no citation of a page or a paragraph: %s', async (cell, citations) => {
    expect((await tableOf(`file,citation\na.txt,"${cell}"`)).rows[0]?.given.citations).toEqual(citations);
  });

  it('keeps back the file of a row that is refused, and reads all others', async () => {
    const folder = await temporaryFolder();
    for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.txt`), `The words of ${name}.`);
    const table = join(folder, 'list.csv');
    await writeFile(
      table,
      'file,title\na.txt,Rao v. State, 2019\nb.txt,Sen v. State\nc.txt,Das v. State | Das v. Union\n',
    );
    const report = await checkFiles({ format: 'files', files: [folder] });
    expect(report).toMatchObject({ accepted: 1, shown: [expect.stringContaining('Sen v. State')] });
    expect(report.refused).toEqual([
      { file: table, line: 2, reason: expect.stringContaining('cell 3 has no column') as string },
      { file: table, line: 4, reason: expect.stringContaining('joins several values with "|"') as string },
    ]);
  });
});
