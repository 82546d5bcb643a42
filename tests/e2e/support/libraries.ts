import { hasRealData } from './real-data.js';

/** Both libraries of a suite, each with words that find several of its judgments. Only the full run has the real one. */
export const libraries = [
  {
    name: 'the sample',
    url: () => process.env.SAMPLE_URL ?? '',
    dataDir: () => process.env.SAMPLE_DATA_DIR ?? '',
    isThere: true,
    tag: [],
    words: 'notice hearing',
  },
  {
    name: 'the real judgments',
    url: () => process.env.REAL_URL ?? '',
    dataDir: () => process.env.REAL_DATA_DIR ?? '',
    isThere: hasRealData,
    tag: '@real-data',
    words: 'arbitration award',
  },
];
