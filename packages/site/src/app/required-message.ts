/** What a field that must be filled says when it is blank; the prefix is the field's own, `Field` by default. */
export function requiredMessage(prefix = 'Field'): string {
  return `${prefix} must not be blank!`;
}
