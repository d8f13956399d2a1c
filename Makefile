# Everything that is done with Majlis, by name. `make start` and `make test` need Node 20.19 or later, npm and git, no more.
.DEFAULT_GOAL := help
.PHONY: help built start stop seed check test drill bench up down logs

# The address of the local run: `make start PORT=8090`.
PORT ?= 8080
export PORT

help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

built:
	@node infra/local/ensure-built.mjs

start: built ## Run the whole product here, with sample content, on http://localhost:8080
	@exec node infra/dist/local/start.js

stop: ## Stop the local run from another terminal
	@node infra/dist/local/stop.js

seed: built ## Sample content for what the local run holds nothing of
	@node infra/dist/local/seed-here.js

check: built ## Format, lint, types, dead code, sizes
	npx biome ci
	npx oxlint --type-aware --deny-warnings
	npx tsc -b . infra/quality
	npx knip
	node infra/quality/code-sizes.mjs

test: check ## Every check and every test
	@infra/quality/install-browser-and-nginx.sh
	@node infra/quality/test.mjs

drill: built ## What takes longer than a test: 300 hostile payloads through feeds, gateway and a real browser
	npx jest --config infra/quality/jest/jest.config.mjs --selectProjects drills

bench: built ## How long large lists and a programme of 1,000 sessions take (on a quiet machine)
	@node infra/quality/bench/lists.mjs
	@node infra/quality/bench/programme.mjs
	@node infra/quality/bench/feeds.mjs

up: ## Production: build and start the containers, make the secrets on first use
	@infra/scripts/up.sh

down: ## Stop the containers; what they hold is kept
	@infra/scripts/compose.sh down

logs: ## Follow the containers' logs
	@infra/scripts/compose.sh logs --follow --tail 50
