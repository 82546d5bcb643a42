import type { Court } from './court.js';

/**
 * High Courts with the codes of the eCourts portal, ids 2 to 26 in the order of the portal's court list, and their
 * permanent benches, ids 101 and up. Made from `court-codes.json`, `bench-codes.json` and `high_courts.csv` of
 * vanga/indian-high-court-judgments (CC-BY-4.0); NOTICE names the source. Ids are never reused.
 */
export const highCourts: readonly Court[] = [
  high(2, '9_13', 'Allahabad High Court'),
  high(3, '27_1', 'Bombay High Court'),
  high(4, '19_16', 'Calcutta High Court'),
  high(5, '18_6', 'Gauhati High Court'),
  high(6, '36_29', 'High Court for the State of Telangana'),
  high(7, '28_2', 'High Court of Andhra Pradesh'),
  high(8, '22_18', 'High Court of Chhattisgarh'),
  high(9, '7_26', 'High Court of Delhi'),
  high(10, '24_17', 'High Court of Gujarat'),
  high(11, '2_5', 'High Court of Himachal Pradesh'),
  high(12, '1_12', 'High Court of Jammu and Kashmir and Ladakh'),
  high(13, '20_7', 'High Court of Jharkhand'),
  high(14, '29_3', 'High Court of Karnataka'),
  high(15, '32_4', 'High Court of Kerala'),
  high(16, '23_23', 'High Court of Madhya Pradesh'),
  high(17, '14_25', 'High Court of Manipur'),
  high(18, '17_21', 'High Court of Meghalaya'),
  high(19, '21_11', 'High Court of Orissa'),
  high(20, '3_22', 'High Court of Punjab and Haryana'),
  high(21, '8_9', 'High Court of Rajasthan'),
  high(22, '11_24', 'High Court of Sikkim'),
  high(23, '16_20', 'High Court of Tripura'),
  high(24, '5_15', 'High Court of Uttarakhand'),
  high(25, '33_10', 'Madras High Court'),
  high(26, '10_8', 'Patna High Court'),
  bench(101, 2, 'cishclko', 'Allahabad High Court, Lucknow Bench'),
  bench(102, 3, 'hcbgoa', 'Bombay High Court, Goa Bench'),
  bench(103, 3, 'hcaurdb', 'Bombay High Court, Aurangabad Bench'),
  bench(104, 3, 'nagpur', 'Bombay High Court, Nagpur Bench'),
  bench(105, 3, 'kolhcdb', 'Bombay High Court, Kolhapur Bench'),
  bench(106, 4, 'calcutta_circuit_bench_at_jalpaiguri', 'Calcutta High Court, Jalpaiguri Circuit Bench'),
  bench(107, 4, 'calcutta_circuit_bench_at_port_blair', 'Calcutta High Court, Port Blair Circuit Bench'),
  bench(108, 5, 'nlghccis', 'Gauhati High Court, Kohima Bench'),
  bench(109, 5, 'azghccis', 'Gauhati High Court, Aizawl Bench'),
  bench(110, 5, 'arghccis', 'Gauhati High Court, Itanagar Bench'),
  bench(111, 12, 'jammuhc', 'High Court of Jammu and Kashmir and Ladakh at Jammu'),
  bench(112, 12, 'kashmirhc', 'High Court of Jammu and Kashmir and Ladakh at Srinagar'),
  bench(113, 14, 'karhcdharwad', 'High Court of Karnataka, Dharwad Bench'),
  bench(114, 14, 'karhckalaburagi', 'High Court of Karnataka, Kalaburagi Bench'),
  bench(115, 16, 'mphc_db_ind', 'High Court of Madhya Pradesh, Indore Bench'),
  bench(116, 16, 'mphc_db_gwl', 'High Court of Madhya Pradesh, Gwalior Bench'),
  bench(117, 21, 'jaipur', 'High Court of Rajasthan, Jaipur Bench'),
  bench(118, 25, 'mdubench', 'Madras High Court, Madurai Bench'),
];

function high(courtId: number, code: string, name: string): Court {
  return { courtId, code, name, kind: 'high' };
}

function bench(courtId: number, parentId: number, code: string, name: string): Court {
  return { courtId, code, name, kind: 'high', parentId };
}
