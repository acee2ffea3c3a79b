// What the linter asks of the client, with the types of the sources at hand. An exception stands beside the code that needs it,
// with its reason; a rule is set aside here only where it can't know what it would have to know.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist*/', 'screenshots/', 'public/', 'src/*/generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // What is taken out of an object only to leave it behind begins with `_`.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The compiler knows what is defined.
      'no-undef': 'off',
      // What a derived value is made of is made anew each time, and nobody changes it afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // The parser does not know the types of what a template binds and of what another component brings. `svelte-check` does,
      // and lets nothing be `any` that was not called so.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Functions among the properties of a component are written as methods and never have a `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Drawings do nothing that takes time and decide nothing; to give each of them the types of the whole page would take
    // longer than all the rest. `svelte-check` has looked at them.
    files: ['src/boards/*/*.svelte'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    // Programs that node runs as they are have no types.
    files: ['**/*.mjs', '*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
