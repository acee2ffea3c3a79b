/// <reference types="svelte" />
/// <reference types="vite/client" />

/** True only in the build for end-to-end tests. */
declare const __ENTROPY_FROM_TESTS__: boolean;

/** The version of the site, from package.json. */
declare const __VERSION__: string;
