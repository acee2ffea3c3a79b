// What nobody uses: files, exports and packages that could go.

export default {
  entry: ['src/gallery/main.ts', 'src/offline/sw.ts', 'build/*.mjs', 'build/measure/moves.ts'],
  project: ['src/**', 'tests/**', 'e2e/**', 'build/**'],
  vitest: { config: ['vite.config.ts', 'e2e/vitest.config.ts'] },
  // The shapes of all messages are made from the Rust types, whether the client needs each of them by name or not.
  ignoreIssues: { 'src/*/generated.ts': ['types'] },
  // Only a style sheet names it, and those are not read.
  ignoreDependencies: ['@fontsource-variable/inter'],
  // What an exported shape is made of is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};
