import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Makes an empty bucket in the S3-compatible store of the tests. Returns its `FILES_URL`, with a prefix. */
export async function newBucketUrl(): Promise<string> {
  const endpoint = process.env['S3_TEST_URL'] ?? '';
  const bucket = `test-${randomUUID()}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return `s3://${bucket}/library?endpoint=${endpoint}`;
}
