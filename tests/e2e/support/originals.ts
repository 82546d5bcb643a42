import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A PDF of one empty page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
`;

/** Stores an original of a judgment in the data folder of a server, where an import stores it. */
export async function storeOriginal(dataDir: string, documentId: string): Promise<void> {
  const folder = join(dataDir, 'originals', documentId.slice(-2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${documentId}.pdf`), PDF);
}
