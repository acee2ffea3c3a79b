// The messages of the server as the page sees them: the shapes that are made from the Rust types, and names that tell
// them from those of matches at one screen.

export type * from './generated';
export type { NewMatch as NewOnline } from './generated';
