import { warn } from '../parts/warn.js';
import { diagnose } from './diagnose.js';

void diagnose().then((report) => {
  warn('Diagnosis:', report);
});
