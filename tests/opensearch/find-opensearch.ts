/**
 * The tests of the project `opensearch` need the address of an OpenSearch in `SEARCH_TEST_URL`; `.ci/run` starts one.
 * Without it these tests are skipped and say so; with `REQUIRE_OPENSEARCH=1` the run fails.
 */
export async function setup(): Promise<void> {
  const url = process.env['SEARCH_TEST_URL'];
  if (url) {
    const { ok } = await fetch(url);
    if (!ok) throw new Error(`The OpenSearch of SEARCH_TEST_URL answers with an error: ${url}`);
    return;
  }
  const missing = 'SEARCH_TEST_URL is not set, so there is no OpenSearch to test with';
  if (process.env['REQUIRE_OPENSEARCH'] === '1') throw new Error(`${missing}.`);
  console.warn(`${missing}: its tests are skipped.`);
}
