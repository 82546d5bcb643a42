// Writes the generated part of the sample library; with --check it only compares the existing files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeCorpus } from './corpus.mjs';

const root = new URL('../../', import.meta.url);
const isCheck = process.argv.includes('--check');
const { files } = makeCorpus();
const changed = files.filter(({ path, content }) => {
  const url = new URL(path, root);
  return !existsSync(url) || readFileSync(url, 'utf8') !== content;
});
if (isCheck && changed.length > 0) {
  console.error(
    `${changed.length} files of the sample differ from what the generator writes: ${changed
      .slice(0, 5)
      .map(({ path }) => path)
      .join(', ')}. Run node scripts/sample/generate.mjs.`,
  );
  process.exit(1);
}
if (!isCheck) for (const { path, content } of changed) writeFileSync(new URL(path, root), content);
const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
console.log(
  `${files.length} files, ${(bytes / 1e6).toFixed(2)} MB, ${changed.length} ${isCheck ? 'differ' : 'written'}`,
);
