// What is done where page and engine turn out to be of different versions, as where a browser has kept only one of them. The page's
// beginning says what; the engine knows no service worker. Nothing is lost by loading the page anew: what was played is kept.

let then: () => void = () => {};

/** From now on this is done when an engine asks for another page. */
export function whenUnlike(what: () => void): void {
  then = what;
}

/** An engine asks for another page. */
export function unlike(): void {
  then();
}
