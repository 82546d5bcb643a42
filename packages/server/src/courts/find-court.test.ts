import { describe, expect, it } from 'vitest';
import { courts } from './courts.js';
import { courtOfNeutralCode, findCourt, findNamedCourt, FIRST_FAMILY_ID } from './find-court.js';

describe('findCourt', () => {
  it('finds every court by its name in the table', () => {
    for (const { name, courtId } of courts) {
      // The two families are not names of bodies.
      if (courtId < FIRST_FAMILY_ID) expect(findCourt(name)?.courtId, name).toBe(courtId);
    }
  });

  it.each([
    ['IN THE SUPREME COURT OF INDIA', 'Supreme Court of India'],
    ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY', 'Bombay High Court'],
    ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY, BENCH AT AURANGABAD', 'Bombay High Court, Aurangabad Bench'],
    ['HIGH COURT OF DELHI AT NEW DELHI', 'High Court of Delhi'],
    ['High  Court of   Judicature for Rajasthan\nBench at Jaipur', 'High Court of Rajasthan, Jaipur Bench'],
    ['THE GAUHATI HIGH COURT', 'Gauhati High Court'],
    ['Customs, Excise & Service Tax Appellate Tribunal', 'Customs, Excise and Service Tax Appellate Tribunal'],
    ['BEFORE THE NATIONAL GREEN TRIBUNAL', 'National Green Tribunal'],
    ['IN THE DELHI STATE CONSUMER DISPUTESREDRESSAL COMMISSION', 'State Consumer Disputes Redressal Commission'],
    ['BEFORE THE SAMPLE LAND TRIBUNAL', 'Other tribunal'],
    ['SAMPLE FISHERIES COMMISSION', 'Other commission or authority'],
    ['IN THE HIGH COURT OF ASSAM, NAGALAND, MEGHALAYA, MANIPUR AND TRIPURA', 'Gauhati High Court'],
    ['IN THE HIGH COURT OF JUDICATURE OF ANDHRA PRADESH AT HYDERABAD', 'High Court of Andhra Pradesh'],
    ['HIGH COURT AT CHANDIGARH', 'High Court of Punjab and Haryana'],
    ['HIGH COURT OF PEPSU', 'High Court of Punjab and Haryana'],
    ['HIGH COURT, NAGPUR BENCH', 'Bombay High Court, Nagpur Bench'],
  ])('reads "%s" as %s', (line, name) => {
    expect(findCourt(line)?.name).toBe(name);
  });

  it.each([
    "COURT'S OR JUDGE'S ORDERS",
    'Court-1',
    'The learned Judge of the District Court',
    'TRIBUNAL',
    'COMMISSION',
    '',
  ])('finds no court in "%s"', (line) => {
    expect(findCourt(line)).toBeUndefined();
  });
});

describe('findNamedCourt', () => {
  it.each([
    ['SC', 'Supreme Court of India'],
    ['S.C.', 'Supreme Court of India'],
    ['Apex Court', 'Supreme Court of India'],
    ['Mumbai', 'Bombay High Court'],
    ['Bom HC', 'Bombay High Court'],
    ['Bom. H.C., Nagpur', 'Bombay High Court, Nagpur Bench'],
    ['Bombay', 'Bombay High Court'],
    ['Nagpur Bench', 'Bombay High Court, Nagpur Bench'],
    ['Chennai', 'Madras High Court'],
    ['Madurai Bench', 'Madras High Court, Madurai Bench'],
    ['P&H', 'High Court of Punjab and Haryana'],
    ['Punjab & Haryana', 'High Court of Punjab and Haryana'],
    ['J & K', 'High Court of Jammu and Kashmir and Ladakh'],
    ['Jammu & Kashmir', 'High Court of Jammu and Kashmir and Ladakh'],
    ['H.P.', 'High Court of Himachal Pradesh'],
    ['Andhra Pradesh', 'High Court of Andhra Pradesh'],
    ['A.P. HC', 'High Court of Andhra Pradesh'],
    ['Mysore', 'High Court of Karnataka'],
    ['Odisha', 'High Court of Orissa'],
    ['New Delhi', 'High Court of Delhi'],
    ['Allahabad (Lucknow Bench)', 'Allahabad High Court, Lucknow Bench'],
    ['NCLT, Mumbai Bench', 'National Company Law Tribunal'],
    ['CEGAT, Madras', 'Customs, Excise and Service Tax Appellate Tribunal'],
    ['N.C.D.R.C.', 'National Consumer Disputes Redressal Commission'],
  ])('reads the cell "%s" as %s', (cell, name) => {
    expect(findNamedCourt(cell)?.name).toBe(name);
  });

  it.each(['Allahabad Bank', 'State of Kerala', 'Delhi Administration', 'Sessions Judge, Pune', 'Lahore', 'HC', ''])(
    'reads no court in the cell "%s"',
    (cell) => {
      expect(findNamedCourt(cell)).toBeUndefined();
    },
  );
});

describe('courtOfNeutralCode', () => {
  it.each([
    ['INSC', 'Supreme Court of India'],
    ['RJ-JP', 'High Court of Rajasthan, Jaipur Bench'],
    ['BHC-AS', 'Bombay High Court'],
    ['KHC-D', 'High Court of Karnataka, Dharwad Bench'],
    ['XYZ', undefined],
  ])('reads %s', (code, name) => {
    expect(courtOfNeutralCode(code)?.name).toBe(name);
  });
});
