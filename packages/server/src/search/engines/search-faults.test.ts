import { describe, expect, it } from 'vitest';
import { makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { indexPath, openForReading } from './sqlite/index-file.js';
import { openLocalEngine } from './sqlite/open-engine.js';
import { testSearchFaults } from './search-faults.suite.js';

testSearchFaults(openLocalEngine);

describe('H17: what searches the embedded index', () => {
  it('cannot write to it', async () => {
    const library = await openTestLibrary();
    await library.add(makeCase('w:1', 'Land.'));
    const db = openForReading(indexPath(library.dataDir));
    expect(() => db.exec('CREATE TABLE x (a)')).toThrow('readonly');
    db.close();
    await library.close();
  });
});
