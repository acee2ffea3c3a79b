// What is asked of style sheets and of the styles in components. How they are spaced is prettier's business.

export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    // Six digits everywhere, so that two colours can be compared by looking at them.
    'color-hex-length': 'long',
    // Compares selectors by their last word, whether or not they ever meet the same element.
    'no-descending-specificity': null,
    // Svelte's own.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Empty lines part what belongs to different thoughts; no rule knows which those are.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
};
