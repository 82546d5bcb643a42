// Bundled by the size gate: a page of a partner that calls one service.
export { createClientFor } from '@headnote/core/client';
export { articles } from '@headnote/core/contract';
