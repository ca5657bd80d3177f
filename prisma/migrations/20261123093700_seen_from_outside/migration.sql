-- Which request gave rise to a job or a mail, and the trace that it belongs to.
ALTER TABLE `jobs` ADD COLUMN `request_id` CHAR(36) NULL, ADD COLUMN `traceparent` CHAR(55) NULL;
ALTER TABLE `mails` ADD COLUMN `request_id` CHAR(36) NULL, ADD COLUMN `traceparent` CHAR(55) NULL;

-- What went wrong in browsers, one row for what is the same.
CREATE TABLE `client_errors` (
    `fingerprint` CHAR(64) NOT NULL,
    `kind` ENUM('SCRIPT', 'PROMISE', 'RENDER', 'REQUEST') NOT NULL,
    `message` VARCHAR(300) NOT NULL,
    `stack` VARCHAR(1500) NOT NULL,
    `screen` VARCHAR(100) NOT NULL,
    `browser` VARCHAR(20) NOT NULL,
    `build` VARCHAR(40) NOT NULL,
    `request_id` CHAR(36) NULL,
    `count` INTEGER NOT NULL,
    `first_at` DATETIME(3) NOT NULL,
    `last_at` DATETIME(3) NOT NULL,

    INDEX `client_errors_last_at_idx`(`last_at`),
    PRIMARY KEY (`fingerprint`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
