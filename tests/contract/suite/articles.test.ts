import { articlesCases } from './cases/articles.js';
import { runCases } from './run-cases.js';

runCases('articles', articlesCases);
