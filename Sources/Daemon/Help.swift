/// What `trait2mqtt help` prints.
enum Help {
    static let text = """
        trait2mqtt puts a smart home on MQTT.

        usage: trait2mqtt <command> [options]

        commands
          run                 serve the home until SIGINT or SIGTERM
          check [HOME…]       check the configuration and home files, and say what is wrong
          home import FILE    put a home file into the store (while the adapter is not running)
          home import --sync FILE
                              the same from a provider's answer to Google's SYNC request
          home export [FILE]  write the home as a home file, by default to standard output
          topics              print every topic of the home, one a line; needs no broker
          sync                print what Google is told of the home (SYNC); needs no broker
          doctor              measure the broker and tell what to change
          healthcheck         ask the running adapter how it is: exit 0 or 1
          version             print the version

        options
          -c, --config FILE   the configuration; by default $TRAIT2MQTT_CONFIG, ./trait2mqtt.yaml or
                              /etc/trait2mqtt/trait2mqtt.yaml, whichever is there first
          --cloud             with check: also say what Google would not take or not see of the home
          --structure NAME    with sync: one structure only, by its id or its topic
          --once              with run: end with 69 when the broker refuses us, instead of trying again
          --log-level LEVEL   trace, debug, info, warning or error
          --log-format FORMAT text or json
          -h, --help          this text

        Every key of the configuration can also be set by the environment: mqtt.host by TRAIT2MQTT_MQTT_HOST,
        secrets also by file: TRAIT2MQTT_MQTT_PASSWORD_FILE.

        exit codes
          0 fine; 1 doctor or healthcheck found something; 64 usage; 69 the broker refuses us or cannot be reached,
          or the port of http.listen is taken;
          74 the store cannot be used; 78 the configuration or a home file is wrong
        """
}
