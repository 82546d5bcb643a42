/** Formats a number with Indian grouping: `1380000` becomes `13,80,000`. Drops fractions; NaN and infinities become `0`. */
export function formatIndianNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const whole = BigInt(Math.trunc(value));
  const digits = String(whole < 0n ? -whole : whole);
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${whole < 0n ? '-' : ''}${head ? `${head},` : ''}${digits.slice(-3)}`;
}

/** Formats an amount in rupees: `₹1,23,456`. Shows paise only if there are any: `₹1,234.50`. */
export function formatRupees(value: number): string {
  const paise = Number.isFinite(value) ? Math.round(Math.abs(value) * 100) : 0;
  const rest = paise % 100;
  const amount = `₹${formatIndianNumber(paise / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  return value < 0 && paise > 0 ? `-${amount}` : amount;
}
