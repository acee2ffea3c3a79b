//! Records: matches as text.
