#!/bin/sh
# The passwords of the broker's users in compose.yaml.
#
#   docker compose -f Docker/compose.yaml run --rm passwords show hub
#   printf %s 'a new one' | docker compose -f Docker/compose.yaml run --rm -T passwords set hub
#
# After "set": docker compose -f Docker/compose.yaml up -d --force-recreate
set -eu
umask 077

users='adapter hub dashboard'
broker_user=1883:1883
adapter_user=10001:10001

fail() {
    echo "passwords: $*" >&2
    exit 64
}

# Makes the passwords that are missing.
make() {
    for user in $users; do
        if [ ! -s "/passwords/$user" ]; then
            head -c 24 /dev/urandom | base64 | tr '+/' '-_' | tr -d '\n' > "/passwords/$user"
            echo "passwords: made one for $user"
        fi
    done
}

# Gives the broker the hashes of all and the adapter its own password. Files are replaced whole: others may be reading.
hand_out() {
    for user in $users; do
        printf '%s:%s\n' "$user" "$(cat "/passwords/$user")"
    done > /broker/new
    mosquitto_passwd -U /broker/new
    chown "$broker_user" /broker /broker/new
    chmod 0500 /broker
    chmod 0400 /broker/new
    mv /broker/new /broker/passwords

    cp /passwords/adapter /adapter/new
    chown "$adapter_user" /adapter /adapter/new
    chmod 0500 /adapter
    chmod 0400 /adapter/new
    mv /adapter/new /adapter/password
}

known() {
    case " $users " in *" ${1:-none} "*) ;; *) fail "there is no user '${1:-}'; users are: $users" ;; esac
}

case ${1:-} in
init)
    make
    hand_out
    ;;
show)
    known "${2:-}"
    [ -s "/passwords/$2" ] || fail "not made yet: run 'init'"
    cat "/passwords/$2"
    echo
    ;;
set)
    known "${2:-}"
    password=$(cat)
    [ -n "$password" ] || fail "the new password is read from the standard input, which was empty"
    printf %s "$password" > "/passwords/$2"
    make
    hand_out
    echo "passwords: changed for $2; now: docker compose up -d --force-recreate"
    ;;
*) fail "usage: passwords init | show USER | set USER" ;;
esac
