// What a partner ships who asks one service: the size gate bundles this file.
export { createClientFor } from '@headnote/core/client';
export { articles } from '@headnote/core/contract';
