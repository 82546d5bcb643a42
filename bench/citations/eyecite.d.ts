// The package has no types. These are the parts that the benchmark uses.
declare module '@beshkenadze/eyecite' {
  export function getCitations(text: string): readonly unknown[];
}
