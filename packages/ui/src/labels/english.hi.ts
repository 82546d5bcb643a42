/** The labels without a `LabelsProvider`, in a build of a site in Hindi. */
export { hindi as english } from './hindi.js';
