import { warn } from '../parts/warn.js';
import { diagnose } from './diagnose.js';

warn('Diagnosis:', diagnose());
