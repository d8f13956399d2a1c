# All tasks of Majlis. `make start` and `make test` need only Node 20.19 or later, npm and git.
.DEFAULT_GOAL := help
.PHONY: help built tools start stop seed check test components browsers visual lighthouse bundle drill bench sbom up settings doctor test-alert down forget-account rebuild-search logs restart upgrade rollback backup backups restore restic recovery-sheet

# The port of the local run: `make start PORT=8090`.
PORT ?= 8080
export PORT

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

built:
	@node infra/local/ensure-built.mjs

tools:
	@node infra/local/ensure-built.mjs tests

start: built ## Run the whole product here with sample content, on http://localhost:8080
	@MALLOC_ARENA_MAX=2 exec node infra/dist/local/start.js

stop: ## Stop the local run from another terminal
	@node infra/dist/local/stop.js

seed: built ## Add sample content to every empty section of the local run
	@node infra/dist/local/seed-running.js

check: tools ## Check format, lint, types, dead code, the lock file and the size of a first visit
	npx biome ci
	npx oxlint --type-aware --deny-warnings
	npx tsc -b . infra/quality
	npx knip
	node infra/quality/check-lock.mjs
	node infra/quality/check-words.mjs
	node infra/quality/check-workflows.mjs
	node infra/quality/check-commits.mjs
	node frontend/bundle-report.mjs

test: tools ## Run all checks and all tests
	@infra/quality/install-browser.sh
	@node infra/quality/test.mjs

components: built ## Show every component in each state, on http://localhost:8070
	@npx vite --config frontend/components/vite.config.ts

browsers: tools ## Open every public page and save as staff in Firefox and WebKit, where they are installed
	@node infra/quality/browsers/browsers.mjs

visual: tools ## Compare screenshots of every public page and component with the stored ones; UPDATE=1 stores the new ones
	@UPDATE=$(UPDATE) node infra/quality/visual/visual.mjs

lighthouse: tools ## Measure the main pages with Lighthouse as on a phone (on an idle machine)
	@node infra/quality/lighthouse/lighthouse.mjs

bundle: built ## Print what a first visit downloads; fails over its budget
	@node frontend/bundle-report.mjs

drill: tools ## Run the acceptance drills on a temporary production (20 minutes, needs Docker); ONLY=name for one, KEEP=1 keeps the production
	@node infra/drill/drill.mjs $(ONLY)

bench: tools ## Measure the speed relative to nginx with static files, with targets (on an idle machine, needs nginx); ONLY=site for one
	@node infra/quality/bench/bench.mjs

sbom: tools ## Write the SBOM of the images as CycloneDX: sbom/services.cdx.json (operations has the same) and sbom/gateway.cdx.json
	@mkdir -p sbom
	@for image in services gateway; do node infra/compose/sbom.mjs $$image > sbom/$$image.cdx.json && echo sbom/$$image.cdx.json; done

up: ## Build and start the production containers; asks for the settings and creates the secrets on first use
	@FORCE=$(FORCE) infra/scripts/up.sh

settings: ## Ask again for the address, the accounts and the Google credentials
	@infra/scripts/settings.sh

doctor: ## Check the settings, the machine and the containers, and say how to repair what is wrong
	@infra/scripts/doctor.sh

test-alert: ## Send a test message to everyone who gets the doctor's alerts
	@MAJLIS_OVERLAYS=alerts infra/scripts/compose.sh --progress quiet run --rm --no-deps --no-TTY doctor-watch node infra/dist/doctor/send-test-alert.js

down: ## Stop the containers; all data stays
	@infra/scripts/compose.sh --profile '*' down --remove-orphans

forget-account: ## Let a re-created Google account sign in: EMAIL=who@example.org is linked again and its sessions end
	@infra/scripts/compose.sh run --rm migrate node infra/dist/migrate/forget-account.js "$(EMAIL)"

rebuild-search: ## Let the publisher write everything that can be searched for again, without interruption
	@infra/scripts/compose.sh run --rm migrate node infra/dist/migrate/rebuild-search.js

upgrade: ## Upgrade to the release in this folder without downtime; BACKUP=0 skips the backup
	@BACKUP=$(BACKUP) BUILD=$(BUILD) infra/scripts/upgrade.sh

rollback: ## Return to the release before the last upgrade
	@infra/scripts/upgrade.sh back

restart: ## Replace the containers one by one without downtime; SERVICE=cms for one service
	@infra/scripts/restart.sh $(SERVICE)

backup: ## Back up database and objects to ./backups (and off-site, if set); FORCE=1 accepts far less content than before, or a new installation
	@infra/scripts/backup.sh backup

backups: ## List the backups, and read all their data
	@infra/scripts/backup.sh verify

restore: ## Restore a backup of a list; SNAPSHOT=latest, offsite:latest or a name of the list, YES=1 without questions, FORCE=1 also if it has far less than others
	@infra/scripts/backup.sh restore "$(SNAPSHOT)"

restic: ## Run restic on the backups: ARGS="unlock --remove-all"; OFFSITE=1 for the copies off-site
	@infra/scripts/backup.sh restic "$(ARGS)"

recovery-sheet: ## Print what is needed to read the backups when this machine is lost
	@infra/scripts/recovery-sheet.sh

logs: ## Follow the containers' logs
	@infra/scripts/compose.sh logs --follow --tail 50
