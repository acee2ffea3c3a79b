// Sets the theme before anything is painted, so that a dark page never flashes white. A file of its own because the
// site's policy allows no script inside the page. The rest of the settings follow with the page itself.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('messdeck.settings') || '{}') || {};
  } catch (error) {
    // A browser that keeps nothing gets what its system says.
  }
  var says = function (query) {
    return matchMedia(query).matches;
  };
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && says('(prefers-color-scheme: dark)'));
  var high = kept.contrast === 'high' || (kept.contrast !== 'normal' && says('(prefers-contrast: more)'));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.contrast = high ? 'high' : 'normal';
})();
