// Bundled by the size gate: a page that calls only the service with the largest answers.
export { createClientFor } from '@headnote/core/client';
export { welcome } from '@headnote/core/contract';
