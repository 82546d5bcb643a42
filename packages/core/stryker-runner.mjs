// A test runner for mutation testing that runs all tests of a part as one script in Stryker's worker process. Vitest starts
// a process for each mutant, which takes a hundred times as long as the tests. Supports only `describe`, `it`, `it.each` and
// `expect`, and no timeouts except Stryker's own.
import { globSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'vite';
import { expect } from 'vitest';

const VITEST = '\0vitest';

/** Shared state of mutants and tests. */
const mutants = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

/** Bundles the tests of a part as one script. Each run of the script creates its modules again. */
async function bundle(part) {
  const files = globSync(`src/${part}/**/*.test.ts`).filter((file) => !file.endsWith('.property.test.ts'));
  // Stryker created this folder as a copy and removes it.
  const entry = join(process.cwd(), 'tests.mjs');
  writeFileSync(entry, files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'));
  const plugin = {
    name: 'mutation-tests',
    enforce: 'pre',
    resolveId: (id) => (id === 'vitest' ? VITEST : undefined),
    load: (id) => (id === VITEST ? 'export const { describe, it, expect } = globalThis.mutationTests;' : undefined),
    transform: (code, id) =>
      id === VITEST ? undefined : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    resolve: { conditions: ['headnote-source', 'node', 'module', 'production'] },
    ssr: { noExternal: true, resolve: { conditions: ['headnote-source', 'node', 'module', 'production'] } },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      rollupOptions: { treeshake: false, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [chunk] = [output].flat()[0].output;
  return new Script(`(function (require, exports, module) {${chunk.code}\n})`, { filename: `${part}.tests.cjs` });
}

class BundleRunner {
  #script;
  #tests = [];
  #isMutated = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#script = await bundle(process.env.PART);
  }

  #load() {
    const tests = [];
    const groups = [];
    const it = (name, run) => {
      const id = [...groups, name].join(' > ');
      const duplicates = tests.filter((test) => test.name === id).length;
      tests.push({ id: duplicates ? `${id} (${duplicates + 1})` : id, name: id, run });
    };
    it.each = (rows) => (name, run) =>
      rows.forEach((row, index) => it(`${name} ${index + 1}`, () => run(...(Array.isArray(row) ? row : [row]))));
    const describe = (name, define) => {
      groups.push(name);
      define();
      groups.pop();
    };
    globalThis.mutationTests = { describe, it, expect };
    const module = { exports: {} };
    this.#script.runInThisContext()(createRequire(import.meta.url), module.exports, module);
    this.#tests = tests;
  }

  async #run(tests, isBail) {
    const results = [];
    for (const { id, name, run } of tests) {
      const start = performance.now();
      mutants.currentTestId = id;
      let failure;
      try {
        await run();
      } catch (error) {
        failure = String(error?.message ?? error);
      }
      mutants.currentTestId = undefined;
      const status = failure === undefined ? TestStatus.Success : TestStatus.Failed;
      results.push({ id, name, timeSpentMs: performance.now() - start, status, failureMessage: failure });
      if (failure !== undefined && isBail) break;
    }
    return { status: DryRunStatus.Complete, tests: results };
  }

  async dryRun() {
    this.#load();
    return { ...(await this.#run(this.#tests, false)), mutantCoverage: mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, reloadEnvironment, testFilter, disableBail }) {
    const isStatic = mutantActivation === 'static';
    mutants.hitLimit = hitLimit;
    mutants.hitCount = 0;
    mutants.activeMutant = isStatic ? activeMutant.id : 'none';
    try {
      if (isStatic || reloadEnvironment || this.#isMutated || this.#tests.length === 0) this.#load();
    } catch (error) {
      const errorMessage = `The tests could not be loaded: ${error?.message ?? error}`;
      this.#tests = [];
      const limitReached = determineHitLimitReached(mutants.hitCount, hitLimit);
      return toMutantRunResult(limitReached ?? { status: DryRunStatus.Error, errorMessage });
    }
    this.#isMutated = isStatic;
    mutants.activeMutant = activeMutant.id;
    const tests = testFilter ? this.#tests.filter(({ id }) => testFilter.includes(id)) : this.#tests;
    const result = await this.#run(tests, !disableBail);
    return toMutantRunResult(determineHitLimitReached(mutants.hitCount, hitLimit) ?? result);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleRunner)];
