import { describe, expect, it } from 'vitest';
import { readFrontBench } from './front-bench.js';
import { readFrontCourt } from './front-court.js';

describe('readFrontCourt', () => {
  it('reads the seat below the name', () => {
    const found = readFrontCourt(['1', 'HIGH COURT OF JAMMU & KASHMIR AND LADAKH', 'AT SRINAGAR']);
    expect(found).toMatchObject({
      court: { courtId: 112 },
      printed: 'HIGH COURT OF JAMMU & KASHMIR AND LADAKH AT SRINAGAR',
    });
  });

  it('reads a name over several lines', () => {
    expect(readFrontCourt(['IN THE DELHI STATE CONSUMER DISPUTES', 'REDRESSAL COMMISSION'])?.court.courtId).toBe(214);
  });

  it('uses the case record number if no name is printed', () => {
    expect(readFrontCourt(["COURT'S OR JUDGE'S ORDERS", 'UKHC010139412026'])).toMatchObject({
      court: { courtId: 24 },
      printed: '',
    });
  });

  it('ignores the court appealed from', () => {
    expect(
      readFrontCourt(['(Against the order of the High Court of Kerala)', 'IN THE SUPREME COURT OF INDIA'])?.court
        .courtId,
    ).toBe(1);
  });

  it('finds no court if none is named', () => {
    expect(readFrontCourt(['ORDER', 'Heard.'])).toBeUndefined();
  });
});

describe('readFrontBench', () => {
  it('reads honourable judges', () => {
    expect(readFrontBench(["HON'BLE MR. JUSTICE A. SAMPLE, JUDGE", 'HON’BLE MRS. JUSTICE B. EXAMPLE'])).toMatchObject({
      judges: ['A. SAMPLE', 'B. EXAMPLE'],
    });
  });

  it('reads judges with J. behind the name, as at Allahabad', () => {
    const lines = ["Hon'ble Asha Sample,J.", "Hon'ble B. Specimen,J.", "(Delivered by Hon'ble Asha Sample, J.)"];
    expect(readFrontBench(lines).judges).toEqual(['Asha Sample', 'B. Specimen']);
  });

  it('reads a coram line and its continuation', () => {
    expect(readFrontBench(['CORAM : V.M. SAMPLE &', 'B.P. EXAMPLEWALLA JJ.'])).toMatchObject({
      judges: ['V.M. SAMPLE', 'B.P. EXAMPLEWALLA'],
    });
  });

  it('reads a name that continues on the next line if the judge signs with it', () => {
    const lines = ["HON'BLE MR. JUSTICE A. SAMPLE", "HON'BLE MR. JUSTICE BINOD EXAMPLE", 'SAMPLANKAR', 'JUDGMENT'];
    expect(readFrontBench([...lines, 'BINOD EXAMPLE SAMPLANKAR, J.'])).toEqual({
      judges: ['A. SAMPLE', 'BINOD EXAMPLE SAMPLANKAR'],
      printed: "HON'BLE MR. JUSTICE A. SAMPLE HON'BLE MR. JUSTICE BINOD EXAMPLE SAMPLANKAR",
    });
    expect(readFrontBench([...lines.slice(0, 2), 'VERSUS']).judges).toEqual(['A. SAMPLE', 'BINOD EXAMPLE']);
  });

  it('counts members of a tribunal who sit with a judge', () => {
    const lines = ["HON'BLE MR. JUSTICE A. SAMPLE, JUDICIAL MEMBER", "HON'BLE DR. BINA EXAMPLE, EXPERT MEMBER"];
    expect(readFrontBench(lines).judges).toEqual(['A. SAMPLE', 'BINA EXAMPLE']);
    expect(readFrontBench(lines.slice(1))).toEqual({ judges: [], printed: lines[1] });
  });

  it('names one judge if the coram names one', () => {
    expect(readFrontBench(['CORAM: HONOURABLE MR. JUSTICE A. SAMPLE', 'ORAL ORDER']).judges).toEqual(['A. SAMPLE']);
  });

  it('returns no bench if the text is not a name', () => {
    expect(readFrontBench(['CORAM : as printed on the cause list, item 12 J.'])).toEqual({ judges: [], printed: '' });
  });
});
