import { describeOriginals } from './originals.suite.js';

describeOriginals('the data folder');
