import { testOperators } from '../../operators.suite.js';
import { openLocalEngine } from './open-engine.js';

testOperators(openLocalEngine);
