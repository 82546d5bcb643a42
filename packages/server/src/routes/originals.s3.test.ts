import { newBucketUrl } from '../files/bucket.fixtures.js';
import { openFileStore } from '../files/open-file-store.js';
import { describeOriginals } from './originals.suite.js';

describeOriginals('an S3-compatible store', async () =>
  openFileStore({ dataDir: '/nowhere', filesUrl: await newBucketUrl() }),
);
