//! The command line in the words of a language: what commands and arguments are for, and what is wrong with what was typed.
//!
//! clap knows which commands and arguments there are (`args`); each is explained by a message that carries its name.

use std::borrow::Cow;
use std::error::Error as _;
use std::ffi::OsString;
use std::process::ExitCode;
use std::{fmt, mem};

use clap::builder::{Resettable, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use messdeck_core::{Say, Speaker};

use crate::words::{plain, said, words};

/// The language that `--lang` asks for. It is wanted before the other arguments are read, because what is wrong with those is said
/// in it.
pub(crate) fn language(args: &[OsString]) -> Option<String> {
    let mut args = args.iter().map(|arg| arg.to_string_lossy());
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => return args.next().map(Cow::into_owned),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_owned()),
            _ if arg == "--" => return None,
            _ => {}
        }
    }
    None
}

/// The command line with all that is said about it.
pub(crate) fn worded(command: Command) -> Command {
    let mut command = explained(command, "command");
    // Only now are there the arguments and the command that clap brings along.
    command.build();
    explained(command, "command")
}

fn explained(command: Command, name: &str) -> Command {
    let template = format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", plain("command-usage"));
    let mut command = command
        .help_template(template)
        .subcommand_help_heading(plain("command-commands").leak() as &str)
        .about(plain(name))
        .mut_args(|arg| argument(arg, name));
    if let Some(long) = words().named(&format!("{name}.long")) {
        command = command.long_about(long);
    }
    for inner in command.get_subcommands_mut() {
        let inner_name = format!("{name}-{}", inner.get_name());
        *inner = match inner.get_name() {
            // It lists all commands once more.
            "help" => mem::take(inner).about(plain("command-help")),
            _ => explained(mem::take(inner), &inner_name),
        };
    }
    command
}

/// What an argument is for: as this command means it, or as all do.
fn argument(arg: Arg, command: &str) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let names = [command, "command"].map(|owner| format!("{owner}-arg-{id}"));
    let found = names.iter().find(|name| words().has(name)).unwrap_or(&names[1]);
    let mut help = plain(found);
    let mut long = words().named(&format!("{found}.long"));
    for more in usual(&arg).into_iter().chain(environment(&arg)) {
        for text in [Some(&mut help), long.as_mut()].into_iter().flatten() {
            *text += &format!(" [{more}]");
        }
    }
    let heading = if arg.is_positional() { "command-arguments" } else { "command-options" };
    let takes = arg.get_action().takes_values();
    arg.help_heading(Some(plain(heading).leak() as &str))
        .hide_default_value(takes)
        .hide_env(true)
        .hide_possible_values(takes)
        .help(help)
        .long_help(Resettable::from(long.map(StyledStr::from)))
}

fn usual(arg: &Arg) -> Option<String> {
    // What is only there or not is usually not there.
    let value = arg.get_default_values().first().filter(|_| arg.get_action().takes_values())?;
    Some(said(&Say::new("command-usual").with("value", value.to_string_lossy().into_owned())))
}

fn environment(arg: &Arg) -> Option<String> {
    let name = arg.get_env()?.to_string_lossy().into_owned();
    Some(said(&Say::new("command-environment").with("name", name)))
}

/// Says what clap has to say, help or refusal.
pub(crate) fn report(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody may be reading.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return ExitCode::from(2);
    }
    let help = said(&Say::new("command-wrong-help").with("help", "messdeck --help"));
    eprintln!("messdeck: {}\n{help}", wrong(error));
    ExitCode::from(2)
}

/// What is wrong with what was typed.
fn wrong(error: &clap::Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let arg = context(ContextKind::InvalidArg);
    let about = |id| Say::new(id).with("arg", arg.clone());
    said(&match error.kind() {
        ErrorKind::UnknownArgument => about("command-wrong-argument"),
        ErrorKind::InvalidSubcommand => {
            Say::new("command-wrong-command").with("name", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let why = error.source().and_then(|source| source.downcast_ref::<Wish>());
            match why {
                _ if value.is_empty() => about("command-wrong-none"),
                Some(Wish(why)) => {
                    about("command-wrong-value-why").with("value", value).with("why", why.as_str())
                }
                None => about("command-wrong-value").with("value", value),
            }
        }
        ErrorKind::MissingRequiredArgument => Say::new("command-wrong-missing").with("args", arg),
        ErrorKind::MissingSubcommand => Say::new("command-wrong-no-command"),
        ErrorKind::ArgumentConflict if context(ContextKind::PriorArg) == arg => about("command-wrong-many"),
        ErrorKind::ArgumentConflict => {
            about("command-wrong-together").with("other", context(ContextKind::PriorArg))
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            about("command-wrong-many")
        }
        _ => Say::new("command-wrong-else"),
    })
}

/// How a value would be right, in words.
#[derive(Debug)]
pub(crate) struct Wish(String);

impl Wish {
    pub(crate) fn new(say: &Say) -> Wish {
        Wish(said(say))
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wish {}
