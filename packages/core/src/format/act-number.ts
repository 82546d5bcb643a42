/** An act's number as its source gives it, and its year. */
export interface NumberedAct {
  readonly actNumber?: string | undefined;
  readonly year?: number | null | undefined;
}

/** Returns `45 of 1860`, or the source's own words (`Act 2 of 1974`, `IX of 1972`); empty if the number is not known. */
export function actNumberLine({ actNumber = '', year }: NumberedAct): string {
  const number = /^0*(\d+[A-Z]?)$/.exec(actNumber ?? '')?.[1];
  if (number === undefined) return actNumber ?? '';
  return year ? `${number} of ${year}` : number;
}
