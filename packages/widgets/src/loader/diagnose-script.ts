import { diagnose } from './diagnose.js';

console.info('[headnote]', diagnose());
