import { describe, expect, it } from 'vitest';
import { readAuthors } from './authors.js';
import { readSignatures } from './signatures.js';

describe('readAuthors', () => {
  it.each([
    ['The Judgment was delivered by : A. Sample, J.', ['A. Sample']],
    ['The Judgment was delivered by: Dr. Arun Sample, J.', ['Arun Sample']],
    ['The Judgment was delivered by: S. B. Sample, J. and H.S. Example, J.', ['S. B. Sample', 'H.S. Example']],
    ['The Judgment of the Court was delivered by CHINNA SAMPLE, J.', ['CHINNA SAMPLE']],
    ['The Judgment was delivered by', []],
    ['The Order of the Court was as follows :', []],
    ['', []],
  ])('reads "%s"', (line, names) => {
    expect(readAuthors(line)).toEqual(names);
  });
});

describe('readSignatures', () => {
  it.each([
    ['The petition is dismissed.\n\n(R.M. SAMPLE, J.) (V.C. EXAMPLE J.)', ['R.M. SAMPLE', 'V.C. EXAMPLE']],
    ['…….J.\n\n(ASHA SAMPLE ) ………...J.\n\n(K. EXAMPLE SINGH) New Delhi', ['ASHA SAMPLE', 'K. EXAMPLE SINGH']],
    ['stand dismissed.\n\nYASH SAMPLE, J. RAVI EXAMPLE, J. FEBRUARY 21, 2025', ['YASH SAMPLE', 'RAVI EXAMPLE']],
    [
      'No costs.\n\nSd/(Ravi Sample) Judge roshan/ Sd/(Ramesh Example) Chief Justice',
      ['Ravi Sample', 'Ramesh Example'],
    ],
    ['The appeal is dismissed.', []],
  ])('reads %j', (text, names) => {
    expect(readSignatures(text)).toEqual(names);
  });

  it('trap: who delivered a short order is named at its head', () => {
    expect(readSignatures("(Delivered by Hon'ble Asha Sample, J.)\n1. The petition is allowed.")).toEqual([]);
  });

  it('trap: a single member of a tribunal is not the bench', () => {
    expect(readSignatures('Sd/(ASHA SAMPLE) VICE-PRESIDENT and copy to')).toEqual([]);
  });
});
