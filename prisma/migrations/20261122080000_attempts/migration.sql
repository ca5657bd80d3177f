-- How often something was tried, of whatever kind: it began as the count of contact messages alone.
DROP TABLE `contact_senders`;

CREATE TABLE `attempts` (
    `key_hash` CHAR(64) NOT NULL,
    `count` INTEGER NOT NULL,
    `since` DATETIME(3) NOT NULL,

    INDEX `attempts_since_idx`(`since`),
    PRIMARY KEY (`key_hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
