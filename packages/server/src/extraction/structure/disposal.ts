/** What becomes of a case; it stands at the end of an opinion. */
export const disposes =
  /\b(?:allow(?:ed)?|dismiss(?:ed)?|discharged?|costs|set aside|restored?|disposed of|remand(?:ed)?|remit(?:ted)?|acquit(?:ted)?|affirm(?:ed)?|accordingly|quash(?:ed)?|upheld|uphold|fails?|succeeds?|accept(?:ed)?|answered)\b/i;
