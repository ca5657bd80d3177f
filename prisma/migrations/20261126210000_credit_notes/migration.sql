-- The last number that each fiscal year has given to a credit note.
CREATE TABLE `credit_note_series` (
    `fiscal_year` CHAR(7) NOT NULL,
    `last_serial` INTEGER NOT NULL,

    PRIMARY KEY (`fiscal_year`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- What was taken back of an invoice, as it was then.
CREATE TABLE `credit_notes` (
    `id` CHAR(36) NOT NULL,
    `invoice_id` CHAR(36) NOT NULL,
    `return_id` CHAR(36) NULL,
    `fiscal_year` CHAR(7) NOT NULL,
    `serial` INTEGER NOT NULL,
    `reason` ENUM('RETURN', 'CANCELLATION', 'COMPENSATION', 'CORRECTION') NOT NULL,
    `note` VARCHAR(500) NULL,
    `taxable` INTEGER NOT NULL,
    `tax` INTEGER NOT NULL,
    `total` INTEGER NOT NULL,
    `issued_at` DATETIME(3) NOT NULL,
    `printed_at` DATETIME(3) NULL,

    UNIQUE INDEX `credit_notes_fiscal_year_serial_key`(`fiscal_year`, `serial`),
    INDEX `credit_notes_invoice_id_idx`(`invoice_id`),
    INDEX `credit_notes_issued_at_id_idx`(`issued_at`, `id`),
    UNIQUE INDEX `credit_notes_return_id_key`(`return_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

CREATE TABLE `credit_note_lines` (
    `id` CHAR(36) NOT NULL,
    `credit_note_id` CHAR(36) NOT NULL,
    `position` INTEGER NOT NULL,
    `sku` VARCHAR(48) NOT NULL,
    `name` VARCHAR(160) NOT NULL,
    `size` VARCHAR(16) NULL,
    `quantity` INTEGER NOT NULL,
    `amount` INTEGER NOT NULL,

    INDEX `credit_note_lines_credit_note_id_position_idx`(`credit_note_id`, `position`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- The register of a month is read by it.
CREATE INDEX `invoices_issued_at_id_idx` ON `invoices`(`issued_at`, `id`);

ALTER TABLE `credit_notes` ADD CONSTRAINT `credit_notes_invoice_id_fkey` FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE `credit_notes` ADD CONSTRAINT `credit_notes_return_id_fkey` FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE `credit_note_lines` ADD CONSTRAINT `credit_note_lines_credit_note_id_fkey` FOREIGN KEY (`credit_note_id`) REFERENCES `credit_notes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
