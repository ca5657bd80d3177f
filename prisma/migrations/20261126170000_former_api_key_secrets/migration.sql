-- Secrets that a key had before its last two: who still sends one hears that it was replaced, and since when.

CREATE TABLE `former_api_key_secrets` (
    `hash` CHAR(64) NOT NULL,
    `api_key_id` CHAR(36) NOT NULL,
    `ended_at` DATETIME(3) NOT NULL,

    INDEX `former_api_key_secrets_api_key_id_idx`(`api_key_id`),
    PRIMARY KEY (`hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `former_api_key_secrets` ADD CONSTRAINT `former_api_key_secrets_api_key_id_fkey` FOREIGN KEY (`api_key_id`) REFERENCES `api_keys`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
