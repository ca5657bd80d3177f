-- The last number that each fiscal year has given to an invoice.
CREATE TABLE `invoice_series` (
    `fiscal_year` CHAR(7) NOT NULL,
    `last_serial` INTEGER NOT NULL,

    PRIMARY KEY (`fiscal_year`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- What was numbered, as it was then; it outlives its order.
CREATE TABLE `invoices` (
    `id` CHAR(36) NOT NULL,
    `order_id` CHAR(36) NULL,
    `fiscal_year` CHAR(7) NOT NULL,
    `serial` INTEGER NOT NULL,
    `order_number` VARCHAR(16) NOT NULL,
    `buyer_name` VARCHAR(80) NOT NULL,
    `buyer_pan` CHAR(9) NULL,
    `taxable` INTEGER NOT NULL,
    `tax` INTEGER NOT NULL,
    `total` INTEGER NOT NULL,
    `issued_at` DATETIME(3) NOT NULL,
    `printed_at` DATETIME(3) NULL,
    `replaced_at` DATETIME(3) NULL,

    UNIQUE INDEX `invoices_fiscal_year_serial_key`(`fiscal_year`, `serial`),
    INDEX `invoices_order_id_idx`(`order_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `invoices` ADD CONSTRAINT `invoices_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
