// What a partner ships who asks one service: the size gate bundles this file.
export { createClientFor } from '@headnote/core/client';
export { welcome } from '@headnote/core/contract';
