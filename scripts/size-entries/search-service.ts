// The same with the service whose answers are the largest to read.
export { createClientFor } from '@headnote/core/client';
export { welcome } from '@headnote/core/contract';
