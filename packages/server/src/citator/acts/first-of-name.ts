/**
 * Short names of acts that are the first of their name, so the name without a year refers to them from their first day. `CrPC`,
 * `Companies Act` and `Arbitration Act` are missing: judgments still refer to the old act long after the new one.
 */
export const firstOfName: ReadonlySet<string> = new Set([
  'Constitution',
  'BNS',
  'BNSS',
  'BSA',
  'NDPS Act',
  'IT Act',
  'SARFAESI Act',
  'IBC',
  'POCSO Act',
  'PMLA',
  'DV Act',
  'Hindu Marriage Act',
  'Hindu Succession Act',
  'ID Act',
  'Dowry Prohibition Act',
  'UAPA',
  'CGST Act',
  'RTI Act',
  'SC/ST Act',
]);
