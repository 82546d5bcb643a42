/** The tax on online information services (GST), in percent. */
export const GST_PERCENT = 18;

/** An amount with tax, divided into its parts. Paise, whole numbers; the parts add up to the whole. */
export interface TaxParts {
  readonly taxable: number;
  /** Central and state half, when supplier and customer are in one state. */
  readonly cgst: number;
  readonly sgst: number;
  /** The whole tax, when they are in different states. */
  readonly igst: number;
}

/**
 * Divides an amount that includes tax. `paise` is a whole number from 0. Within one state the two halves are equal, and the
 * taxable value takes the paisa that is left over.
 */
export function splitTax(paise: number, { isSameState }: { readonly isSameState: boolean }): TaxParts {
  const exact = (paise * GST_PERCENT) / (100 + GST_PERCENT);
  if (!isSameState) {
    const igst = Math.round(exact);
    return { taxable: paise - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round(exact / 2);
  return { taxable: paise - 2 * half, cgst: half, sgst: half, igst: 0 };
}
