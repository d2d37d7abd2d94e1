// What the build provides: see build/korean-apart.ts.

declare module 'virtual:korean-of-scenarios' {
  export const sentences: readonly string[];
}
