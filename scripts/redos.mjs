// `npm run redos`: checks that every pattern of the citation engine takes linear time. Collects all patterns, including those
// built from parts, and checks them with scslre for exponential and polynomial backtracking.
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { analyse } from 'scslre';
import { build, parseAst } from 'vite';
import { root } from './run.mjs';

/** Known exponential, quadratic and linear patterns: the check is only valid if the tool tells them apart. */
const CONTROLS = [
  [/^(a+)+$/, true],
  [/\s*$/, true],
  [/\d{1,6}(?!\d)/y, false],
];

/** The engine bundled as one script, as in a browser. */
async function bundle() {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['headnote-source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'packages/core/src/citation/index.ts'), formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  return [result].flat()[0].output[0].code;
}

/** Calls `visit` with every node of a syntax tree. */
function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** Finds literals in the syntax tree, and patterns of `new RegExp` by running the script with a constructor that records them. */
function patternsOf(code) {
  const found = new Map();
  let constructions = 0;
  walk(parseAst(code), (node) => {
    if (node.regex)
      found.set(`/${node.regex.pattern}/${node.regex.flags}`, new RegExp(node.regex.pattern, node.regex.flags));
    if (node.type === 'NewExpression' && node.callee.name === 'RegExp') constructions += 1;
  });
  let built = 0;
  const Recorder = function (source, flags) {
    const pattern = new RegExp(source, flags);
    built += 1;
    found.set(String(pattern), pattern);
    return pattern;
  };
  runInNewContext(code.replace(/^export \{[^}]*\};?$/gm, ''), { RegExp: Recorder });
  if (built !== constructions)
    throw new Error(
      `${constructions} places build a pattern, ${built} were reached: build patterns when the module loads.`,
    );
  return { patterns: [...found.values()], built };
}

const reportsOf = ({ source, flags }) => analyse({ source, flags }).reports;

for (const [pattern, isBad] of CONTROLS) {
  if (reportsOf(pattern).length > 0 !== isBad) throw new Error(`The tool misjudges its control ${pattern}`);
}
const { patterns, built } = patternsOf(await bundle());
const bad = patterns.flatMap((pattern) =>
  reportsOf(pattern).map(({ type, exponential }) => ({ pattern, type, exponential })),
);
for (const { pattern, type, exponential } of bad)
  console.error(`${exponential ? 'exponential' : 'polynomial'} (${type}): ${pattern}`);
console.log(`redos: ${patterns.length} patterns, ${built} of them built from parts, ${bad.length} above linear`);
if (bad.length > 0) process.exit(1);
