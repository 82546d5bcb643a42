import { makeCase } from '../test-library.fixtures.js';
import { openDatabase } from '../store/database.js';
import { saveDocuments } from './save-documents.js';
import { testDatabase } from '../store/test-database.fixtures.js';

// Runs as a separate process. Stores 50 documents in batches of 5, like an import next to a server.
const [dataDir = '', name = ''] = process.argv.slice(2);
const store = await openDatabase(await testDatabase(dataDir));
for (let batch = 0; batch < 10; batch += 1) {
  const documents = Array.from({ length: 5 }, (_, index) =>
    makeCase(`${name}:${batch}:${index}`, `${name} ${index}`, { decidedOn: '2024-01-01' }),
  );
  await saveDocuments(store, documents);
}
await store.close();
