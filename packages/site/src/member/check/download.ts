/** A spreadsheet takes a file without this mark for one of an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain';
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
