//! `messdeck serve`: the site and online matches.

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use messdeck_core::Say;
use messdeck_server::{Config, Limits, site};
use tracing_subscriber::fmt;

use super::backup::{data_folder, in_words};
use crate::args::{self, LogLevel};
use crate::failure::Failure;
use crate::words::{plain, said};

pub(crate) fn serve(args: &args::Serve) -> Result<(), Failure> {
    let ready = |address: SocketAddr| {
        let url = format!("http://{address}/");
        // Nobody may be reading, and the site is served all the same.
        let _ = writeln!(io::stdout(), "{}", said(&Say::new("command-serving").with("url", url.as_str())));
        if !site::is_built() {
            eprintln!("messdeck: {}", plain("command-no-pages"));
        }
        if args.open || (!args.no_open && has_screen()) {
            show(&url);
        }
    };
    let data = data_folder(args.data.as_deref())?;
    log(args);
    let config = Config {
        listen: SocketAddr::new(args.address, args.port),
        public_url: args.public_url.clone(),
        permits: args.permit.clone(),
        behind_proxy: args.behind_proxy,
        patience: Duration::from_secs(args.patience),
        limits: Limits {
            messages: args.messages,
            guests: args.guests,
            matches: args.matches,
            thinkers: args.thinkers,
        },
    };
    messdeck_server::serve(config, &data, ready).map_err(|error| refused(args.port, &error))
}

fn log(args: &args::Serve) {
    let level = match args.log {
        LogLevel::Error => tracing::Level::ERROR,
        LogLevel::Warn => tracing::Level::WARN,
        LogLevel::Info => tracing::Level::INFO,
        LogLevel::Debug => tracing::Level::DEBUG,
    };
    let lines = fmt().with_max_level(level).with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    // There is no other log in this program that this one could be in the way of.
    if args.log_json { lines.json().init() } else { lines.init() }
}

fn refused(port: u16, error: &io::Error) -> Failure {
    let about_port = |id| Say::new(id).with("port", port);
    Failure::World(said(&match error.kind() {
        io::ErrorKind::AddrInUse => about_port("command-port-taken"),
        io::ErrorKind::PermissionDenied => about_port("command-port-forbidden"),
        // What is wrong with the folder says it all; what the system says needs to be told what it is about.
        io::ErrorKind::Other => return in_words(error),
        _ => about_port("command-port-failed").with("error", error.to_string()),
    }))
}

/// Whether somebody sits before a screen of this machine.
fn has_screen() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(unix) || cfg!(target_os = "macos") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens the person's browser if there is one. If not, the address was printed.
fn show(url: &str) {
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let quiet = Stdio::null;
    let opened =
        Command::new(program).args(before).arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    if let Ok(mut child) = opened {
        // It ends by itself; waiting elsewhere keeps it from staying behind as a zombie.
        std::thread::spawn(move || child.wait());
    }
}
