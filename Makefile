# Everything that is done with Majlis, by name. `make start` and `make test` need Node 20.19 or later, npm and git, no more.
.DEFAULT_GOAL := help
.PHONY: help built start stop seed check test visual lighthouse bundle drill bench sbom up settings doctor down forget-account logs restart upgrade rollback backup backups restore

# The address of the local run: `make start PORT=8090`.
PORT ?= 8080
export PORT

help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

built:
	@node infra/local/ensure-built.mjs

start: built ## Run the whole product here, with sample content, on http://localhost:8080
	@MALLOC_ARENA_MAX=2 exec node infra/dist/local/start.js

stop: ## Stop the local run from another terminal
	@node infra/dist/local/stop.js

seed: built ## Sample content for what the local run holds nothing of
	@node infra/dist/local/seed-running.js

check: built ## Format, lint, types, dead code, words, commits, size of a first visit
	npx biome ci
	npx oxlint --type-aware --deny-warnings
	npx tsc -b . infra/quality
	npx knip
	node infra/quality/check-lock.mjs
	node infra/quality/check-words.mjs
	node infra/quality/check-commits.mjs
	node frontend/bundle-report.mjs

test: check ## Every check and every test
	@infra/quality/install-browser.sh
	@node infra/quality/test.mjs

visual: built ## Pictures of every public page, compared with those kept; UPDATE=1 keeps the new ones
	@UPDATE=$(UPDATE) node infra/quality/visual/visual.mjs

lighthouse: built ## What Lighthouse says of the main pages on a phone (on a quiet machine)
	@node infra/quality/lighthouse/lighthouse.mjs

bundle: built ## What a first visit sends; fails over its budget
	@node frontend/bundle-report.mjs

drill: built ## Prove on a production of its own what Majlis promises (20 minutes, needs Docker); ONLY=name for one, KEEP=1 keeps it
	@node infra/drill/drill.mjs $(ONLY)

bench: built ## How fast it is, as shares of nginx with files, with what it should be (on a quiet machine, with nginx)
	@node infra/quality/bench/bench.mjs

sbom: built ## What is in the images, as CycloneDX lists: sbom/services.cdx.json (operations has the same) and sbom/gateway.cdx.json
	@mkdir -p sbom
	@for image in services gateway; do node infra/compose/sbom.mjs $$image > sbom/$$image.cdx.json && echo sbom/$$image.cdx.json; done

up: ## Production: build and start the containers; asks for the settings and makes the secrets on first use
	@ANYWAY=$(ANYWAY) infra/scripts/up.sh

settings: ## Ask again for the address, the accounts and what Google gave
	@infra/scripts/settings.sh

doctor: ## Name what is wrong with the settings, the machine or what runs, and how to mend it
	@infra/scripts/doctor.sh

down: ## Stop the containers; what they hold is kept
	@infra/scripts/compose.sh --profile '*' down --remove-orphans

forget-account: ## Let an account that was made again sign in: EMAIL=who@example.org is bound anew, its sessions end
	@infra/scripts/compose.sh run --rm migrate node infra/dist/migrate/forget-account.js "$(EMAIL)"

upgrade: ## The release that lies here takes the place of the one that runs, nobody notices; BACKUP=0 without a backup
	@BACKUP=$(BACKUP) BUILD=$(BUILD) infra/scripts/upgrade.sh

rollback: ## Back to the release before the last upgrade
	@infra/scripts/upgrade.sh back

restart: ## New containers one after the other, nobody notices; SERVICE=cms for one service
	@infra/scripts/restart.sh $(SERVICE)

backup: ## Write an archive of database and objects into ./backups (and off-site, if that is set); ANYWAY=1: far less than before is meant
	@ANYWAY=$(ANYWAY) infra/scripts/backup.sh backup

backups: ## Read every archive and say whether it could be restored
	@infra/scripts/backup.sh verify

restore: ## Put back what an archive holds: FILE=backups/NAME.tar or FILE=offsite:NAME.tar
	@infra/scripts/backup.sh restore "$(FILE)"

logs: ## Follow the containers' logs
	@infra/scripts/compose.sh logs --follow --tail 50
