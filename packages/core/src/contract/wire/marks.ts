/** A read of a public page. */
export const publicRead = { auth: 'no-token', safe: true, loading: 'loadme' } as const;
/** A form of a public page. */
export const publicWrite = { auth: 'no-token', loading: 'loadme' } as const;
/** A read of the member area. */
export const memberRead = { auth: 'member', safe: true, loading: 'loadmesecure' } as const;
/** A write of the member area. */
export const memberWrite = { auth: 'member', loading: 'loadmesecure' } as const;
/** A write of the member area that the contract sends by GET. */
export const getWrite = {
  auth: 'member',
  loading: 'loadmesecure',
  noStore: true,
  postAlias: true,
} as const;
