// `npm run import -- <format> <file…>`
import { runProgram } from './run-program.mjs';

await runProgram('import-cli.js');
