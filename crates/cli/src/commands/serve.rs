//! `messdeck serve`: the site and online matches.

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use messdeck_server::{Config, Limits, site};
use tracing_subscriber::fmt;

use super::backup::data_folder;
use crate::args::{self, LogLevel};
use crate::failure::Failure;

pub(crate) fn serve(args: &args::Serve) -> Result<(), Failure> {
    let ready = |address: SocketAddr| {
        let url = format!("http://{address}/");
        // Nobody may be reading, and the site is served all the same.
        let _ = writeln!(io::stdout(), "Messdeck is at {url}  (Ctrl-C ends it)");
        if !site::is_built() {
            eprintln!("messdeck: this program was built without the pages; `make play` builds it with them");
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
    match error.kind() {
        io::ErrorKind::AddrInUse => Failure::World(format!(
            "port {port} is taken, perhaps by another `messdeck serve`; choose another with --port, \
             or --port 0 for any free one"
        )),
        io::ErrorKind::PermissionDenied => Failure::World(format!(
            "this user may not listen on port {port}; choose one above 1023 with --port, \
             or --port 0 for any free one"
        )),
        // A sentence of the server's own says it all; one of the system's needs to be told what it is about.
        io::ErrorKind::Other => Failure::World(error.to_string()),
        _ => Failure::World(format!("can't listen on port {port}: {error}")),
    }
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
