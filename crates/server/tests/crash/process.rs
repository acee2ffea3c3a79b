//! The server as a process that can be killed.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use messdeck_server::{Config, serve};

use crate::common::generous;

const DATA: &str = "MESSDECK_CRASH_DATA";
const ADDRESS: &str = "MESSDECK_CRASH_ADDRESS";

/// Serves where the environment says so.
pub(crate) fn serve_if_asked() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let listen: SocketAddr = std::env::var(ADDRESS).unwrap().parse().unwrap();
    serve(Config { listen, ..generous() }, Path::new(&data), |_| ()).unwrap();
}

/// A server that comes back at the same address with the same folder.
pub(crate) struct Process {
    pub(crate) address: SocketAddr,
    data: PathBuf,
    child: Child,
}

impl Process {
    pub(crate) fn start(data: &Path) -> Process {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        Process { address, data: data.to_owned(), child: run(data, address) }
    }

    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        self.child = run(&self.data, self.address);
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn run(data: &Path, address: SocketAddr) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::the_server", "--ignored", "--nocapture"])
        .env(DATA, data)
        .env(ADDRESS, address.to_string())
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}
