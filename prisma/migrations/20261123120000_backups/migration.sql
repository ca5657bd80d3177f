-- What became of each backup of the store.
CREATE TABLE `backups` (
    `id` CHAR(36) NOT NULL,
    `trigger` ENUM('SCHEDULE', 'PERSON', 'COMMAND') NOT NULL,
    `status` ENUM('RUNNING', 'DONE', 'FAILED') NOT NULL DEFAULT 'RUNNING',
    `place` VARCHAR(240) NOT NULL,
    `file` VARCHAR(80) NULL,
    `bytes` BIGINT NULL,
    `sha256` CHAR(64) NULL,
    `encrypted` BOOLEAN NOT NULL DEFAULT false,
    `error` VARCHAR(500) NULL,
    `started_at` DATETIME(3) NOT NULL,
    `finished_at` DATETIME(3) NULL,
    `checked_at` DATETIME(3) NULL,
    `removed_at` DATETIME(3) NULL,

    INDEX `backups_started_at_idx`(`started_at`),
    INDEX `backups_status_finished_at_idx`(`status`, `finished_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
