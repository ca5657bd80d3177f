-- Names by which a provider or bank knows a payment. A method and a name belong to one entry of one ledger.
CREATE TABLE `payment_references` (
    `payment_id` CHAR(36) NOT NULL,
    `method` ENUM('COD', 'BANK_TRANSFER', 'CASH', 'CARD', 'EXCHANGE', 'ESEWA', 'KHALTI', 'CONNECTIPS') NOT NULL,
    `name` VARCHAR(120) NOT NULL,

    UNIQUE INDEX `payment_references_method_name_key`(`method`, `name`),
    PRIMARY KEY (`payment_id`, `method`, `name`),
    CONSTRAINT `payment_references_payment_id_fkey` FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- Existing entries. Where several have the same name, the first one keeps it and the others stay as they are.
INSERT IGNORE INTO `payment_references` (`payment_id`, `method`, `name`)
SELECT `id`, `method`, `name` FROM (
    SELECT `id`, `method`, `created_at`, UPPER(REGEXP_REPLACE(`transaction_id`, '[^0-9A-Za-z]', '')) AS `name`
    FROM `payments` WHERE `kind` = 'PAYMENT' AND `voided_at` IS NULL AND `transaction_id` IS NOT NULL
    UNION ALL
    SELECT `id`, `method`, `created_at`, UPPER(REGEXP_REPLACE(`reference`, '[^0-9A-Za-z]', ''))
    FROM `payments` WHERE `kind` = 'PAYMENT' AND `voided_at` IS NULL AND `reference` IS NOT NULL
    UNION ALL
    SELECT `payments`.`id`, `payments`.`method`, `payments`.`created_at`, UPPER(REGEXP_REPLACE(`payment_attempts`.`ref`, '[^0-9A-Za-z]', ''))
    FROM `payments` JOIN `payment_attempts` ON `payment_attempts`.`id` = `payments`.`attempt_id`
    UNION ALL
    SELECT `payments`.`id`, `payments`.`method`, `payments`.`created_at`, UPPER(REGEXP_REPLACE(`payment_attempts`.`provider_ref`, '[^0-9A-Za-z]', ''))
    FROM `payments` JOIN `payment_attempts` ON `payment_attempts`.`id` = `payments`.`attempt_id`
    WHERE `payment_attempts`.`provider_ref` IS NOT NULL
) AS `names`
WHERE `method` IN ('BANK_TRANSFER', 'CARD', 'ESEWA', 'KHALTI', 'CONNECTIPS')
  AND `name` <> '' AND NOT (`method` = 'CARD' AND CHAR_LENGTH(`name`) <= 4)
ORDER BY `created_at`, `id`;

-- The last answer of an attempt's provider, and the question that waits for one: all servers share them.
ALTER TABLE `payment_attempts`
    ADD COLUMN `asked_at` DATETIME(3) NULL,
    ADD COLUMN `answered_at` DATETIME(3) NULL,
    ADD COLUMN `answer` JSON NULL;
