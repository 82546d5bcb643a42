/** Without this mark a spreadsheet reads the file in an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain';
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
