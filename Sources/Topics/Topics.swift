// Topics
