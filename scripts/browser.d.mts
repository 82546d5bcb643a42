export const chromiumFlags: string[];
export function chromiumPath(): string | undefined;
