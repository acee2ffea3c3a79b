//! The courses: readable, true, and the same in every language.

mod courses;
mod format;
