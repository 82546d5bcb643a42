// The package ships no types; this is what the benchmark uses of it.
declare module '@beshkenadze/eyecite' {
  export function getCitations(text: string): readonly unknown[];
}
