/** Without this mark a spreadsheet reads the file in an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a text as a file. The name ends with `.txt`, `.csv` or `.json`. */
export function download(name: string, text: string): void {
  downloadBlob(name, blobOf(name, text));
}

/** Downloads a file that the server sent. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function blobOf(name: string, text: string): Blob {
  // JSON must not begin with a byte order mark.
  if (name.endsWith('.json')) return new Blob([text], { type: 'application/json' });
  const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain';
  return new Blob([BYTE_ORDER_MARK, text], { type: `${type};charset=utf-8` });
}
