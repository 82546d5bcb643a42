/**
 * The tests of the project `llm` need the address of a model behind the OpenAI protocol in `LLM_TEST_URL`; `.ci/run` starts one.
 * Without it these tests are skipped and say so; with `REQUIRE_LLM=1` the run fails.
 */
export async function setup(): Promise<void> {
  const url = process.env['LLM_TEST_URL'];
  if (url) {
    const { ok } = await fetch(`${url}/models`);
    if (!ok) throw new Error(`The model of LLM_TEST_URL answers with an error: ${url}`);
    return;
  }
  const missing = 'LLM_TEST_URL is not set, so there is no model to test with';
  if (process.env['REQUIRE_LLM'] === '1') throw new Error(`${missing}.`);
  console.warn(`${missing}: its tests are skipped.`);
}
