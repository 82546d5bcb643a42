import { newBucketUrl } from '../files/bucket.fixtures.js';
import { describeOriginalsInBackups } from './restore-originals.suite.js';

describeOriginalsInBackups('an S3-compatible store', newBucketUrl);
