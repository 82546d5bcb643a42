export { DataCoverageScreen as Component } from './DataCoverageScreen.js';
export { coverageLoader as loader } from './coverage-loader.js';
