//! A headless Chromium, driven through the DevTools protocol.

use std::cell::{Cell, RefCell};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::{Message, WebSocket};

/// The names under which Chromium is searched for, in order; the variable `CHROMIUM` sets another name or a path.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

const PATIENCE: Duration = Duration::from_secs(60);

/// A headless browser with one page.
pub struct Browser {
    child: Child,
    socket: RefCell<WebSocket<TcpStream>>,
    session: String,
    last: Cell<u64>,
    events: RefCell<Vec<Value>>,
    _profile: TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn program() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    named.or_else(|| {
        let path = std::env::var_os("PATH")?;
        let places: Vec<PathBuf> = std::env::split_paths(&path).collect();
        let found = NAMES.iter().flat_map(|name| places.iter().map(move |place| place.join(name)));
        found.into_iter().find(|path| path.is_file())
    })
}

/// Prints a line about a missing program; in CI, the test fails.
pub fn missing(what: &str) {
    assert!(std::env::var_os("CI").is_none(), "missing: {what}: see .ci/run");
    eprintln!("not tested in a browser, missing: {what} (.ci/run installs it)");
}

impl Browser {
    /// Starts a browser; `None` if no browser is installed.
    pub fn start() -> Option<Browser> {
        let Some(program) = program() else {
            missing("Chromium");
            return None;
        };
        let profile = TempDir::new().unwrap();
        let mut command = Command::new(program);
        command
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"])
            .args(["--no-first-run", "--disable-background-networking", "--disable-sync"])
            .args(["--disable-component-update", "--disable-dev-shm-usage"])
            .args(["--remote-debugging-port=0", "--window-size=1000,800"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            // The browser's temporary files are in the folder of its profile, which is removed with them.
            .env("TMPDIR", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let child = command.spawn().unwrap();
        let said = profile.path().join("DevToolsActivePort");
        let begun = Instant::now();
        let (port, path) = loop {
            let text = std::fs::read_to_string(&said).unwrap_or_default();
            if let Some((port, path)) = text.split_once('\n').filter(|(_, path)| path.len() > 10) {
                break (port.trim().to_owned(), path.trim().to_owned());
            }
            assert!(begun.elapsed() < PATIENCE, "Chromium does not start");
            std::thread::sleep(Duration::from_millis(50));
        };
        let stream = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let address = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::client(address.as_str(), stream).unwrap();
        let mut browser = Browser {
            child,
            socket: RefCell::new(socket),
            session: String::new(),
            last: Cell::new(0),
            events: RefCell::default(),
            _profile: profile,
        };
        let page = browser.call("Target.createTarget", json!({ "url": "about:blank" }));
        let target = json!({ "targetId": page["targetId"], "flatten": true });
        let session = browser.call("Target.attachToTarget", target);
        browser.session = session["sessionId"].as_str().unwrap().to_owned();
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.call(domain, json!({}));
        }
        Some(browser)
    }

    fn read(&self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.borrow_mut().read().unwrap() {
                return serde_json::from_str(text.as_str()).unwrap();
            }
        }
    }

    /// Sends a command of the protocol and returns its result.
    pub fn call(&self, method: &str, params: Value) -> Value {
        let id = self.last.get() + 1;
        self.last.set(id);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        self.socket.borrow_mut().send(Message::text(message.to_string())).unwrap();
        loop {
            let mut told = self.read();
            if told["id"] == json!(id) {
                assert!(told["error"].is_null(), "{method}: {}", told["error"]);
                return told["result"].take();
            }
            self.events.borrow_mut().push(told);
        }
    }

    /// Opens a file and waits until it is loaded.
    pub fn open(&self, path: &Path) {
        self.events.borrow_mut().clear();
        self.call("Page.navigate", json!({ "url": format!("file://{}", path.display()) }));
        self.wait();
    }

    /// Clicks a link and waits until its page is loaded.
    pub fn follow(&self, selector: &str) {
        self.events.borrow_mut().clear();
        self.click(selector);
        self.wait();
    }

    fn wait(&self) {
        let is_there = |told: &Value| told["method"] == "Page.loadEventFired";
        while !self.events.borrow().iter().any(is_there) {
            let told = self.read();
            self.events.borrow_mut().push(told);
        }
    }

    /// Evaluates an expression in the page and returns its value.
    pub fn eval(&self, expression: &str) -> Value {
        let asked =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut told = self.call("Runtime.evaluate", asked);
        assert!(told["exceptionDetails"].is_null(), "{expression}: {told}");
        told["result"]["value"].take()
    }

    /// Presses a key, such as `ArrowRight` or `Home`.
    pub fn key(&self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            self.call("Input.dispatchKeyEvent", json!({ "type": kind, "key": key, "code": key }));
        }
    }

    /// Clicks in the middle of an element with the mouse, once the page has drawn a frame after scrolling to the element.
    pub fn click(&self, selector: &str) {
        let place = self.eval(&format!(
            "(async () => {{ const it = document.querySelector({selector:?}); it.scrollIntoView({{block: 'center'}}); \
             for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); \
             const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        ));
        for kind in ["mousePressed", "mouseReleased"] {
            let press = json!({
                "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1,
            });
            self.call("Input.dispatchMouseEvent", press);
        }
    }

    /// Sets the size of the window; below a width of 500 pixels, the browser behaves as on a telephone.
    pub fn resize(&self, width: u32, height: u32) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
        });
        self.call("Emulation.setDeviceMetricsOverride", size);
    }

    /// Returns the number of sheets when the page is printed.
    pub fn printed(&self) -> usize {
        let printed = self.call("Page.printToPDF", json!({ "preferCSSPageSize": true }));
        let pdf = data_encoding::BASE64.decode(printed["data"].as_str().unwrap().as_bytes());
        let pdf = String::from_utf8_lossy(&pdf.unwrap()).into_owned();
        pdf.matches("/Type /Page").count() - pdf.matches("/Type /Pages").count()
    }

    /// Returns the errors of the page since it was opened: uncaught exceptions, and errors in the console.
    pub fn errors(&self) -> Vec<String> {
        // When the reply to this command arrives, all earlier events have been read.
        self.eval("0");
        let events = self.events.borrow();
        let is_error = |told: &&Value| match told["method"].as_str() {
            Some("Runtime.exceptionThrown") => true,
            Some("Runtime.consoleAPICalled") => told["params"]["type"] == "error",
            Some("Log.entryAdded") => told["params"]["entry"]["level"] == "error",
            _ => false,
        };
        events.iter().filter(is_error).map(Value::to_string).collect()
    }
}
