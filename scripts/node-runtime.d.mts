export const FETCHED: string;
export const HASHES: Readonly<Record<string, string>>;
export function packageName(platform: string, arch: string): string;
export function installPinned(options: {
  readonly home: string;
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}): boolean;
