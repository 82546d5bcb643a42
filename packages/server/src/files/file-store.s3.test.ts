import { newBucketUrl } from './bucket.fixtures.js';
import { describeFileStore } from './file-store.suite.js';
import { openFileStore } from './open-file-store.js';

describeFileStore('an S3-compatible store', async (dataDir) =>
  openFileStore({ dataDir, filesUrl: await newBucketUrl() }),
);
