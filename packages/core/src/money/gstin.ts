const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, permanent account number, number of the registration, Z, check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** True for a GSTIN in capital letters whose check character is right, so that a typing error shows. */
export function isGstin(text: string): boolean {
  if (!FORM.test(text)) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] === text[14];
}
