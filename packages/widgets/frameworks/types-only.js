// Entries that have only types are this module at run time.
export {};
