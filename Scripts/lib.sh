# shellcheck shell=bash
# What the scripts of this folder share. Sourced by them, not run by itself.

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Debian packages: the libraries that the program is built on, and what Swift itself needs to run and to link a program.
BUILD_PACKAGES=(
    libmosquitto-dev libjson-c-dev libyaml-dev libsqlite3-dev libwebsockets-dev pkg-config
    binutils git libc6-dev libcurl4 libgcc-12-dev libncurses6 libstdc++-12-dev libxml2
)
BROKER_PACKAGES=(mosquitto mosquitto-clients)
TEST_PACKAGES=(openssl)

# mosquitto is in /usr/sbin, which is not on everybody's PATH.
export PATH="$PATH:/usr/sbin:/usr/local/sbin"

if [ -t 1 ]; then
    BOLD=$'\e[1m' FAINT=$'\e[2m' PLAIN=$'\e[0m'
else
    BOLD='' FAINT='' PLAIN=''
fi

# Tells what happens now.
say() { printf '%s==> %s%s\n' "$BOLD" "$*" "$PLAIN"; }

# Says why it does not go on, and ends.
die() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# The comment at the head of the script that runs, as its help.
show_help() { sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "$0"; }

# install_missing PACKAGE…: installs those Debian packages that are not installed. Asks no network when all are there.
install_missing() {
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian: assuming that these are installed: $*"
        return
    fi
    local installed missing=() package
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p')
    for package in "$@"; do
        grep -qxF -- "$package" <<<"$installed" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    local as_root=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || die "missing packages; as root, run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing ${missing[*]}"
    local options=(-y -qq --no-install-recommends -o Dpkg::Use-Pty=0) log
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update -qq &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install "${options[@]}" "${missing[@]}"; } \
        </dev/null >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        die "could not install ${missing[*]} (see above)"
    fi
    rm -f "$log"

    # Debian starts a broker as a service as soon as it is installed. Nobody asked for one.
    if [[ " ${missing[*]} " == *" mosquitto "* ]] && [ -d /run/systemd/system ]; then
        say "Stopping the broker service that Debian started (systemctl enable --now mosquitto brings it back)"
        "${as_root[@]}" systemctl disable --quiet --now mosquitto.service || true
    fi
}

# Puts swift on PATH, or says how to get it.
need_swift() {
    local folder version
    if ! command -v swift >/dev/null; then
        for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}" \
            "$HOME/.swiftly/bin" /usr/libexec/swift/*/bin; do
            if [ -x "$folder/swift" ]; then
                export PATH="$folder:$PATH"
                break
            fi
        done
    fi
    command -v swift >/dev/null || die "Swift is not installed. Get 6.3 or later from https://www.swift.org/install/linux/"
    version=$(swift --version 2>&1 || true)
    [[ $version =~ Swift\ version\ ([0-9]+\.[0-9]+) ]] || die "'$(command -v swift) --version' fails: $version"
    version=${BASH_REMATCH[1]}
    if [ "${version%%.*}" -lt 6 ] || { [ "${version%%.*}" = 6 ] && [ "${version#*.}" -lt 3 ]; }; then
        die "Swift $version is too old: 6.3 or later is needed (https://www.swift.org/install/linux/)"
    fi
}

# Every Swift file of the repository, one a line: those that git knows or would add; all of them where there is no git.
swift_files() {
    local file
    {
        git -c safe.directory='*' -C "$ROOT" ls-files --cached --others --exclude-standard -- '*.swift' 2>/dev/null ||
            (cd "$ROOT" && find Package.swift Sources Tests -name '*.swift')
    } | sort | while IFS= read -r file; do
        if [ -f "$ROOT/$file" ]; then printf '%s\n' "$file"; fi
    done
}
