// Checks that no source file imports itself through others. The linter has a rule for this, but it does not find `./X.js` in `X.tsx`.
import { posix } from 'node:path';
import { importsOf, isTest } from './check-floors.mjs';

/**
 * Checks the source files of all packages. Imports of types and by `import()` count.
 *
 * `texts` maps the path of each file from the root of the repository, with slashes, to its text. Returns one sentence for each
 * group of files that import each other.
 */
export function checkCircles(texts) {
  const files = [...texts.keys()].filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  const known = new Set(files);
  const targets = new Map(files.map((file) => [file, targetsOf(file, texts.get(file), known)]));
  return circlesOf(targets).map(
    (circle) => `${circle.join(', ')}: import each other; move what they share to another file`,
  );
}

/** The files that a file imports by path. */
function targetsOf(file, text, known) {
  const paths = importsOf(text)
    .filter((specifier) => specifier?.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier).replace(/\.js$/, ''));
  return paths.flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((target) => known.has(target)));
}

/** Groups of files that reach each other, by Tarjan's algorithm. */
function circlesOf(targets) {
  const circles = [];
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const onPath = new Set();
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    path.push(file);
    onPath.add(file);
    for (const target of targets.get(file)) {
      if (!order.has(target)) visit(target);
      if (onPath.has(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    for (const member of group) onPath.delete(member);
    if (group.length > 1 || targets.get(file).includes(file))
      circles.push(group.toSorted((one, other) => one.localeCompare(other)));
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
