//! The engine for browsers: JSON in, JSON out, through the memory of a WebAssembly instance.
//!
//! Four functions are all there is. The page writes a question into the memory that [`question`] gives,
//! calls [`answer`], and reads what stands at [`answer_at`]; `web/src/engine/wasm.ts` is the other half.
//! Both buffers belong to this crate and are only ever touched through it, so there is no pointer that
//! comes in from outside and nothing to free.

// `no_mangle` counts as unsafe code because two functions of one name would be linked as if they were the
// same. These four are the only exported names of a program that links no other libraries, and the linker
// refuses a second definition.
#![expect(unsafe_code, reason = "the only unsafe thing here is that four functions are exported by name")]

use std::cell::RefCell;

use messdeck_protocol::{Door, Permits};

thread_local! {
    static DOOR: RefCell<Door> = RefCell::new(open());
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for a question of `length` bytes and says where. The place holds until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn question(length: usize) -> *mut u8 {
    QUESTION.with_borrow_mut(|question| {
        question.clear();
        question.resize(length, 0);
        question.as_mut_ptr()
    })
}

/// Answers the question, and gives the length of the answer in bytes of UTF-8.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let question = QUESTION.take();
    let text = DOOR.with_borrow_mut(|door| door.answer(&question));
    ANSWER.set(text);
    answer_length()
}

/// Where the last answer stands. The place holds until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn answer_at() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// The length of the last answer. After a trap this is the engine's last word: what it was that failed.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    ANSWER.with_borrow(String::len)
}

/// The door, which offers what needs no permit until it is told otherwise. From now on a panic leaves its message where an answer would stand, for the page to read
/// after the trap that follows.
fn open() -> Door {
    std::panic::set_hook(Box::new(|panic| {
        let message = panic.to_string();
        ANSWER.with(|answer| {
            if let Ok(mut answer) = answer.try_borrow_mut() {
                *answer = message;
            }
        });
    }));
    Door::new(Permits::NONE)
}
