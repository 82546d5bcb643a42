export { SampleBadge } from './SampleBadge.js';
