-- Changes of many rows of a list, made by a job; what became of each row.
CREATE TABLE `bulk_jobs` (
    `id` CHAR(36) NOT NULL,
    `owner_id` CHAR(36) NOT NULL,
    `action` VARCHAR(40) NOT NULL,
    `input` JSON NOT NULL,
    `title` VARCHAR(160) NOT NULL,
    `undoes_id` CHAR(36) NULL,
    `ip` VARCHAR(45) NOT NULL,
    `total` INTEGER NOT NULL,
    `stopped_at` DATETIME(3) NULL,
    `created_at` DATETIME(3) NOT NULL,

    INDEX `bulk_jobs_owner_id_created_at_idx`(`owner_id`, `created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `bulk_job_rows` (
    `job_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `row_id` CHAR(36) NOT NULL,
    `outcome` ENUM('WAITING', 'DONE', 'SKIPPED', 'FAILED') NOT NULL DEFAULT 'WAITING',
    `problem` JSON NULL,
    `undo` JSON NULL,

    INDEX `bulk_job_rows_job_id_outcome_position_idx`(`job_id`, `outcome`, `position`),
    PRIMARY KEY (`job_id`, `position`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `bulk_jobs` ADD CONSTRAINT `bulk_jobs_id_fkey` FOREIGN KEY (`id`) REFERENCES `jobs`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `bulk_jobs` ADD CONSTRAINT `bulk_jobs_owner_id_fkey` FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE `bulk_job_rows` ADD CONSTRAINT `bulk_job_rows_job_id_fkey` FOREIGN KEY (`job_id`) REFERENCES `bulk_jobs`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
