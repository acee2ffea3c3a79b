# Everything a person can ask of this project. `make help` lists it.

MESSDECK := target/release/messdeck
PEER := bench/peer/target/release/peer
FUZZ_SECONDS ?= 60
SOAK_SECONDS ?= 600
# Nothing goes on with a run that was broken off; `--only uckers --anew` plays one game.
STRENGTH ?= --anew

.PHONY: help play terminal site test test-engine test-web test-browser soak load api-fuzz bless bench bench-peers strength fuzz doc screenshots font measure-web

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: target/made/packed ## Play in the browser; the first time builds everything that is missing.
	@echo "Building the program (the first time, this takes some minutes) …"
	@cargo build --release --package messdeck-cli
	@$(MESSDECK) serve

terminal: ## Play at this terminal.
	@cargo build --release --package messdeck-cli
	@$(MESSDECK) play

site: target/made/engine target/made/packages ## Make the folder site/ for any static host (PERMIT=uptick, see NOTICE.md).
	@scripts/build-site --folder site
	@echo "The folder site/ can be put on any static host."

# What is made, so that nothing is made twice. Cargo knows by itself when the program is out of date.
ENGINE_SOURCES := $(shell find crates docs/rules Cargo.toml Cargo.lock \( -path 'crates/*/tests' -o -path crates/cli \
  -o -path crates/hall -o -path crates/server -o -path crates/store -o -path crates/testkit \) -prune -o -type f -print)
WEB_SOURCES := $(shell find web docs/rules messages courses puzzles \( -path web/node_modules -o -path 'web/dist*' -o -path web/tests \
  -o -path web/e2e -o -path web/screenshots \) -prune -o -type f -print)

target/made/engine: $(ENGINE_SOURCES) scripts/build-wasm
	@mkdir -p $(@D)
	@echo "Building the engine for the browser (the first time, this takes a minute or two) …"
	@scripts/build-wasm
	@touch $@

target/made/packages: web/package.json web/package-lock.json
	@mkdir -p $(@D)
	@echo "Fetching the packages that build the pages …"
	@cd web && npm ci --no-audit --no-fund --loglevel error
	@touch $@

target/made/packed: target/made/engine target/made/packages $(WEB_SOURCES) scripts/build-site scripts/pack-site.mjs
	@echo "Building the pages …"
	@scripts/build-site
	@touch $@

# The parts of the tests, a name and a command each; `scripts/parts` says how long each took and how many tests ran. Lints name their
# targets because there are no benches: with `--all-targets` every library would be linted once more for them. The end of compiling the
# engine for the browser and everything that looks at the client's sources keep one processor busy each.
MADE := $(MAKE) --no-print-directory
PROGRAM := "program for the tests" "cargo build --package messdeck-cli"
ENGINE := \
  "format" "cargo fmt --all --check" \
  "lints" "cargo clippy --workspace --lib --bins --tests --examples -- --deny warnings" \
  "documentation" "RUSTDOCFLAGS='--deny warnings' cargo doc --workspace --no-deps --document-private-items" \
  "tests, compiled" "cargo test --workspace --no-run" \
  "tests" "cargo test --workspace --no-fail-fast"
WEB := \
  "packages of the client" "$(MADE) target/made/packages" \
  "engine, and lints of the client" "scripts/side-by-side '$(MADE) target/made/engine' \
    'cd web && npm run --silent lint && npm run --silent check'" \
  $(PROGRAM) \
  "tests of the client" "cd web && npm run --silent test"
BROWSER := \
  "pages in the program" "$(MADE) target/made/packed" \
  $(PROGRAM) \
  "pages for the tests" "cd web && npx vite build --mode e2e --logLevel warn" \
  "tests in a browser" "scripts/need-chromium --for-tests && cd web && npx vitest run --config e2e/vitest.config.ts"

test: ## Check format, lints, docs, and run every test.
	@scripts/parts $(ENGINE) $(WEB) $(BROWSER)

test-engine: ## The part of the tests that needs only cargo.
	@scripts/parts $(ENGINE)

test-web: ## The client: format, lints, types, unit tests, the same answers in WebAssembly.
	@scripts/parts $(WEB)

test-browser: ## Whole games in a real Chromium, installed if there is none.
	@scripts/parts $(BROWSER)

soak: ## Kill the server and cut its connections while every game is played (SOAK_SECONDS=600).
	MESSDECK_SOAK_SECONDS=$(SOAK_SECONDS) cargo test --release --package messdeck-server --test tests crash:: -- --nocapture

load: ## Measure what the server bears: moves a second, latency, memory, connections (LOAD='live=200 seconds=30').
	cargo build --quiet --release --package messdeck-cli
	cargo build --quiet --release --package messdeck-server --example load
	@ulimit -n 32768 2>/dev/null || ulimit -n $$(ulimit -H -n); target/release/examples/load $(MESSDECK) $(LOAD)

api-fuzz: ## Ask the server whatever its API's document allows, and what it does not (API_FUZZ='--max-examples 200').
	cargo build --quiet --package messdeck-cli
	@scripts/api-fuzz target/debug/messdeck $(API_FUZZ)

bless: ## Write anew what stands in the repository and is made from the code: playthroughs, signature, documents, the client's shapes, lints.
	MESSDECK_BLESS=1 cargo test --quiet --package messdeck-testkit --test tests catalog::playthroughs
	MESSDECK_BLESS=1 cargo test --quiet --package messdeck-cli --test tests signature::
	MESSDECK_BLESS=1 cargo test --quiet --package messdeck-protocol --test tests typescript::
	MESSDECK_BLESS=1 cargo test --quiet --package messdeck-server --test tests openapi::
	MESSDECK_BLESS=1 cargo test --quiet --package messdeck-testkit --test tests boundaries::
	git --no-pager diff --stat -- 'crates/*/tests/data' 'crates/*/clippy.toml' docs/openapi.json docs/socket.json 'web/src/*/generated.ts'

bench: ## Measure random play against random chess, and the cube against dancing links, in turns on this machine.
	cargo build --quiet --release --package messdeck-cli
	cargo build --quiet --release --manifest-path bench/peer/Cargo.toml
	$(MESSDECK) bench
	@echo
	python3 bench/compare.py $(MESSDECK) $(PEER)
	@echo
	cargo build --quiet --release --manifest-path bench/cube/Cargo.toml
	bench/cube/target/release/cube-bench

bench-peers: ## Measure tree search beside OpenSpiel's, installed into a scratch environment.
	cargo build --quiet --release --package messdeck-cli
	@test -x target/open-spiel/bin/python || (python3 -m venv target/open-spiel && \
	  target/open-spiel/bin/pip install --quiet open_spiel)
	target/open-spiel/bin/python bench/open_spiel_peer.py $(MESSDECK)

strength: ## Play the matches that show how strong the computer is; writes docs/strength.md (some hours; STRENGTH= goes on with a run).
	cargo build --quiet --release --package messdeck-cli
	cargo build --quiet --release --package messdeck-dice-tactics --example fairness
	python3 bench/strength.py $(MESSDECK) $(STRENGTH)

fuzz: ## Fuzz every target for a minute each (FUZZ_SECONDS=60).
	@cargo fuzz --version >/dev/null 2>&1 || cargo install --quiet --locked cargo-fuzz
	@bash -o pipefail -c 'for target in $$(cargo fuzz list); do \
	  echo "fuzz $$target, $(FUZZ_SECONDS) s"; \
	  mkdir -p fuzz/corpus/$$target; \
	  cargo fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
	    -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -timeout=20 -print_final_stats=1 2>&1 \
	    | grep -E "panicked|ERROR|SUMMARY|stat::(number|average|new_units)" || exit 1; \
	done'

doc: ## Build the documentation of the code.
	cargo doc --workspace --no-deps

screenshots: target/made/engine target/made/packages ## Take pictures of every page and table, into web/screenshots (ONLY='uckers 360 dark').
	@scripts/need-chromium
	cd web && npx vite build --mode e2e --logLevel warn && node build/screenshots.mjs $(ONLY)

font: target/made/packages ## Cut the typeface to what the first page loads, after a newer one came.
	@scripts/cut-font

measure-web: target/made/engine target/made/packages ## Measure the site in Chromium: first load, engine, the computer's moves; writes docs/browser.md.
	@scripts/need-chromium
	cd web && npx vite build --logLevel warn && node build/measure.mjs --write ../docs/browser.md
