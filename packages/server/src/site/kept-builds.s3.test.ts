import { newBucketUrl } from '../files/bucket.fixtures.js';
import { openFileStore } from '../files/open-file-store.js';
import { describeKeptBuilds } from './kept-builds.suite.js';

describeKeptBuilds('an S3-compatible store', async (dataDir) =>
  openFileStore({ dataDir, filesUrl: await newBucketUrl() }),
);
