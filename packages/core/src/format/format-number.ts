/** A whole number with the Indian grouping: `1380000` becomes `13,80,000`. Fractions are cut; what is no number becomes `0`. */
export function formatIndianNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const whole = BigInt(Math.trunc(value));
  const digits = String(whole < 0n ? -whole : whole);
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${whole < 0n ? '-' : ''}${head ? `${head},` : ''}${digits.slice(-3)}`;
}

/** An amount in rupees, for example `₹1,23,456`; paise stand behind a point only where there are some: `₹1,234.50`. */
export function formatRupees(value: number): string {
  const paise = Number.isFinite(value) ? Math.round(Math.abs(value) * 100) : 0;
  const rest = paise % 100;
  const amount = `₹${formatIndianNumber(paise / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  return value < 0 && paise > 0 ? `-${amount}` : amount;
}
