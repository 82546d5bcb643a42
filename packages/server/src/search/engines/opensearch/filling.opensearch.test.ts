import { testFilling } from '../filling.suite.js';
import { openTestEngine, removeTestIndices } from './test-engine.fixtures.js';

testFilling(openTestEngine, ({ dataDir }) => removeTestIndices(dataDir));
