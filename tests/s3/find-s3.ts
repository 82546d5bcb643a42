/**
 * The tests of the project `s3` need the address of an S3-compatible store in `S3_TEST_URL`; `.ci/run` starts one, and
 * `tests/s3/start` does by hand. Without it these tests are skipped and say so; with `REQUIRE_S3=1` the run fails.
 */
export async function setup(): Promise<void> {
  const url = process.env['S3_TEST_URL'];
  if (url) {
    await fetch(url);
    return;
  }
  const missing = 'S3_TEST_URL is not set, so there is no S3-compatible store to test with';
  if (process.env['REQUIRE_S3'] === '1') throw new Error(`${missing}.`);
  console.warn(`${missing}: its tests are skipped.`);
}
