// What build/rules-plugin.ts makes.

declare module 'virtual:rules' {
  export const rulesPages: Record<
    string,
    // A module that is declared and not written can't import by a relative name.
    // eslint-disable-next-line @typescript-eslint/consistent-type-imports
    (() => Promise<{ default: import('./page').RulesPage }>) | undefined
  >;
}

declare module 'virtual:guides' {
  /** By `LANGUAGE/GAME`. */
  export const guides: Record<
    string,
    // A module that is declared and not written can't import by a relative name.
    // eslint-disable-next-line @typescript-eslint/consistent-type-imports
    (() => Promise<{ default: import('./guide').Guide }>) | undefined
  >;
}

declare module 'virtual:notice' {
  /** NOTICE.md as HTML, without its heading. */
  export const notice: string;
}
