// `npm run admin -- <command>`
import { runProgram } from './run-program.mjs';

await runProgram('admin-cli.js');
