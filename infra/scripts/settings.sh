#!/bin/sh
# `make settings`: asks for the settings that only the operator knows and writes them to infra/compose/.env, staff/accounts and
# secrets/google-client-secret. `make up` runs it on first use. Every input is validated at once and asked for again.
# Without a terminal nothing is asked: variables of the environment with the names of the settings are taken.
set -eu
umask 077
cd "$(dirname "$0")/../compose"
# The first .env is created at the end, so that an operator who cancels is asked again at the next start.
file=.env
[ -e .env ] || { file=.env.draft && cp example.env "$file"; }

setting() { sed -n "s/^$1=//p" "$file" | tail -n 1 | tr -d "\"'\r"; }
split_list() { printf '%s\n' "$1" | tr ',' '\n' | sed 's/^[[:space:]]*//; s/[[:space:]]*$//; /^$/d'; }
matches() { printf '%s\n' "$1" | grep -Eq "$2"; }
# The file is written under another name with its mode and then renamed, so that an interrupted run leaves no incomplete file.
replace_file() { # FILE, with the new text on standard input
  cp -p "$1" "$1.new" && cat > "$1.new" && mv "$1.new" "$1"
}
set_setting() { # NAME VALUE
  NAME=$1 VALUE=$2 awk '
    index($0, ENVIRON["NAME"] "=") == 1 { if (!done++) print ENVIRON["NAME"] "=" ENVIRON["VALUE"]; next }
    { print }
    END { if (!done) print ENVIRON["NAME"] "=" ENVIRON["VALUE"] }' "$file" | replace_file "$file"
}
# Prints the port of an http:// address.
port_of() { case "$1" in *://*:*) echo "${1##*:}" ;; *) echo 80 ;; esac; }
write_accounts() { { grep '^#' staff/accounts || true; split_list "$1"; } | replace_file staff/accounts; }
write_secret() { printf '%s' "$1" | replace_file secrets/google-client-secret; }

# ---- what is typed must match a pattern, or the message says what is wanted; `make up` checks the rest ----

local_name='localhost|127\.[0-9.]+|10\.[0-9.]+|192\.168\.[0-9.]+|[A-Za-z0-9-]+|[A-Za-z0-9.-]+\.(local|lan|internal|test|home\.arpa)'
address="^(https://[A-Za-z0-9.-]+|http://($local_name))(:[0-9]+)?\$"
address_message="https:// and the name, like https://www.example.org: no path, no slash at the end. With http:// anyone on the network path could read staff sessions, so it is for this machine and its network only."
proxy_address='^[0-9a-fA-F:.]+(/[0-9]+)?$'
account='[^@,[:space:]]+@[^@,[:space:]]+\.[^@,[:space:]]+'
accounts="^($account([[:space:]]*,[[:space:]]*|\$))*\$"
client_id='^([0-9A-Za-z_-]+\.apps\.googleusercontent\.com)?$'
client_secret='^([0-9A-Za-z_-]{20,})?$'

# ---- questions ----

ask() { # QUESTION DEFAULT PATTERN MESSAGE: sets $answer
  while :; do
    printf '%s%s: ' "$1" "${2:+ [$2]}"
    read -r answer || { echo; echo "No answer: no other setting is changed." >&2; exit 1; }
    answer=${answer:-$2}
    ! matches "$answer" "$3" || return 0
    echo "  $4"
  done
}
ask_secretly() {
  # The terminal's echo is off while the secret is typed; the trap restores it however the script ends.
  if [ -t 0 ]; then
    terminal=$(stty -g)
    trap 'stty "$terminal"' EXIT
    trap 'exit 130' INT TERM
    stty -echo
  fi
  ask "$@"
  if [ -t 0 ]; then
    stty "$terminal"
    trap - EXIT INT TERM
    echo
  fi
}

ask_for_address() {
  ask "Address of the site, as visitors type it" "$(setting PUBLIC_ORIGIN)" "$address" "$address_message"
  origin=$answer
  set_setting PUBLIC_ORIGIN "$origin"
  proxy=$(setting TRUSTED_PROXY)
  terminate_tls=${proxy:+n}
  overlays=
  for overlay in $(setting MAJLIS_OVERLAYS); do
    if [ "$overlay" = tls ]; then terminate_tls=y; else overlays="$overlays $overlay"; fi
  done
  overlays=${overlays# }
  case "$origin" in
    http://*)
      set_setting MAJLIS_PORT "$(port_of "$origin")"
      set_setting MAJLIS_OVERLAYS "$overlays"
      return ;;
  esac
  # Caddy publishes only port 443.
  case "${origin#*://}" in
    *:*) tls_pattern='^n$' tls_message="TLS is terminated at port 443 only: answer n, or cancel and enter the address without a port." ;;
    *) tls_pattern='^[yn]$' tls_message="y or n." ;;
  esac
  ask "Terminate TLS here, with certificates that are renewed automatically? It needs the ports 80 and 443; n: your own proxy terminates TLS (y/n)" "${terminate_tls:-y}" "$tls_pattern" "$tls_message"
  if [ "$answer" = y ]; then
    set_setting MAJLIS_OVERLAYS "tls${overlays:+ $overlays}"
    set_setting TRUSTED_PROXY ""
  else
    set_setting MAJLIS_OVERLAYS "$overlays"
    ask "Address or network from which your proxy connects (the default is for a proxy on this machine)" "${proxy:-172.16.0.0/12}" "$proxy_address" \
      "An address or a network, like 192.0.2.10 or 172.16.0.0/12."
    set_setting TRUSTED_PROXY "$answer"
  fi
}

ask_for_staff() {
  ask "Google accounts of the staff, separated by commas (Enter: none yet)" "$(grep -v '^#' staff/accounts | tr '\n' ',' | sed 's/,$//')" "$accounts" \
    "E-mail addresses, separated by commas."
  write_accounts "$answer"
  echo "Staff sign in with Google: create a web client at https://console.cloud.google.com (infra/README.md, Staff accounts) with this redirect URI:"
  echo "  $origin/api/auth/google/callback"
  ask "Its client id (Enter: later)" "$(setting GOOGLE_CLIENT_ID)" "$client_id" \
    "A client id ends in .apps.googleusercontent.com (the client secret is asked for next)."
  id=$answer
  if [ -n "$id" ]; then
    ask_secretly "Its client secret (not displayed; Enter: keep the current one)" "" "$client_secret" \
      "A client secret is 20 letters or more in one piece, like GOCSPX-..., without quotes or spaces."
    [ -z "$answer" ] || write_secret "$answer"
    # cms does not start with a client id and no secret.
    [ -s secrets/google-client-secret ] || { echo "  The client id was not saved, because its secret is missing: run make settings when you have both."; id=; }
  fi
  set_setting GOOGLE_CLIENT_ID "$id"
}

take_from_environment() {
  sed -n 's/^\([A-Z_]*\)=.*/\1/p' example.env | while read -r name; do
    value=$(printenv "$name" || true)
    [ -z "$value" ] || set_setting "$name" "$value"
  done
  # With https or behind a proxy, the port in the address belongs to the server in front of the gateway.
  if [ -n "${PUBLIC_ORIGIN:-}" ] && [ -z "${MAJLIS_PORT:-}" ] && [ -z "$(setting TRUSTED_PROXY)" ] &&
    matches "$PUBLIC_ORIGIN" '^http://[A-Za-z0-9.-]+(:[0-9]+)?$'; then
    set_setting MAJLIS_PORT "$(port_of "$PUBLIC_ORIGIN")"
  fi
  [ -z "${ADMIN_EMAILS:-}" ] || write_accounts "$ADMIN_EMAILS"
  [ -z "${GOOGLE_CLIENT_SECRET:-}" ] || write_secret "$GOOGLE_CLIENT_SECRET"
  # cms does not start with a client id and no secret. Without both the site works, and nobody can sign in.
  if [ -n "$(setting GOOGLE_CLIENT_ID)" ] && [ ! -s secrets/google-client-secret ]; then
    echo "GOOGLE_CLIENT_ID was not saved, because GOOGLE_CLIENT_SECRET is missing."
    set_setting GOOGLE_CLIENT_ID ""
  fi
}

if [ -t 0 ] || [ "${1:-}" = ask ]; then
  ask_for_address
  ask_for_staff
else
  take_from_environment
fi
[ "$file" = .env ] || { mv "$file" .env && echo "created infra/compose/.env: the settings, which can be changed there"; }
