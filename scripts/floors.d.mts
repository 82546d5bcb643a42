export const packages: Readonly<Record<string, readonly string[]>>;
export const openEntries: Readonly<Record<string, Readonly<Record<string, RegExp>>>>;
export const serverFloors: readonly (readonly string[])[];
export const searchRooms: readonly (readonly string[])[];
export const siteFloors: readonly (readonly string[])[];
export const dividedFolders: Readonly<Record<string, readonly (readonly string[])[]>>;
export const withoutFloor: Readonly<Record<string, readonly string[]>>;
export const reservedModules: Readonly<Record<string, readonly string[]>>;
export const computedImports: readonly string[];
