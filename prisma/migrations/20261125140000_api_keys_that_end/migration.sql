-- Keys end by themselves, say where they were last used, and get a new secret while the old one still works for a while.
ALTER TABLE `api_keys`
    ADD COLUMN `expires_at` DATETIME(3) NULL,
    ADD COLUMN `warned` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `last_used_from` VARCHAR(64) NULL,
    ADD COLUMN `rotated_at` DATETIME(3) NULL,
    ADD COLUMN `previous_hash` CHAR(64) NULL,
    ADD COLUMN `previous_prefix` VARCHAR(16) NULL,
    ADD COLUMN `previous_until` DATETIME(3) NULL,
    ADD COLUMN `previous_used_at` DATETIME(3) NULL;

-- CreateIndex
CREATE UNIQUE INDEX `api_keys_previous_hash_key` ON `api_keys`(`previous_hash`);

-- CreateIndex
CREATE INDEX `api_keys_expires_at_idx` ON `api_keys`(`expires_at`);
