// What build/rules-plugin.ts makes.

declare module 'virtual:rules' {
  export const rulesPages: Record<
    string,
    (() => Promise<{ default: import('./page').RulesPage }>) | undefined
  >;
}

declare module 'virtual:notice' {
  /** NOTICE.md as HTML, without its heading. */
  export const notice: string;
}
