// Size budgets, gzip, of what is built. A budget is a gate: to raise one, say why in the commit.
import { readFileSync, readdirSync } from 'node:fs';

const core = [
  { name: 'core: codec', path: 'packages/core/dist/codec.js', limit: '7 kB' },
];
const widgets = JSON.parse(readFileSync('packages/widgets/sizes.json', 'utf8'));
void readdirSync;
export default [...core, ...widgets];
