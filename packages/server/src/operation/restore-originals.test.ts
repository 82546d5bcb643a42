import { describeOriginalsInBackups } from './restore-originals.suite.js';

// Copies of the embedded database's file; the copy of PostgreSQL has a test of its own.
describeOriginalsInBackups('the data folder', async () => undefined);
