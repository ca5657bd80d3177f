-- Staff roles: named sets of permissions with limits, beside the three roles of accounts. Nobody has one to begin with,
-- so every admin may what they might before.
CREATE TABLE `staff_roles` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(60) NOT NULL,
    `summary` VARCHAR(240) NULL,
    `permissions` JSON NOT NULL,
    `discount_percent` INTEGER NULL,
    `refund_npr` INTEGER NULL,
    `version` INTEGER NOT NULL DEFAULT 1,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `updated_at` DATETIME(3) NOT NULL,

    UNIQUE INDEX `staff_roles_name_key`(`name`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `users` ADD COLUMN `staff_role_id` CHAR(36) NULL AFTER `role`;
ALTER TABLE `users` ADD CONSTRAINT `users_staff_role_id_fkey`
    FOREIGN KEY (`staff_role_id`) REFERENCES `staff_roles`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- The ones to begin with, for each store to change as it likes.
INSERT INTO `staff_roles` (`id`, `name`, `summary`, `permissions`, `discount_percent`, `refund_npr`, `updated_at`) VALUES
    ('019ad000-0000-7000-8000-000000000001', 'Manager', 'Runs the day: everything but the settings of the store, and the team below them.',
     '["enterAdmin","readOrders","manageOrders","editOrders","cancelOrders","sellAtCounter","recordPayments","refundOrders","manageReturns","manageCoupons","readCustomers","manageCustomers","readMessages","manageReviews","readSubscribers","readMail","readCatalog","manageCatalog","managePrices","manageStock","manageContent","manageRates","seeFigures","exportLists","readAudit","manageStaff"]',
     25, 200000, CURRENT_TIMESTAMP(3)),
    ('019ad000-0000-7000-8000-000000000002', 'Sales desk', 'Sells at the counter and looks after orders and their buyers.',
     '["enterAdmin","readOrders","manageOrders","editOrders","cancelOrders","sellAtCounter","recordPayments","refundOrders","manageReturns","readCustomers","manageCustomers","readMessages","readCatalog"]',
     5, 10000, CURRENT_TIMESTAMP(3)),
    ('019ad000-0000-7000-8000-000000000003', 'Packer', 'Prepares and ships what was ordered.',
     '["enterAdmin","readOrders","manageOrders","readCatalog"]',
     0, 0, CURRENT_TIMESTAMP(3)),
    ('019ad000-0000-7000-8000-000000000004', 'Bookkeeper', 'Notes payments, refunds, and reads the figures.',
     '["enterAdmin","readOrders","recordPayments","refundOrders","readCustomers","readMail","seeFigures","exportLists"]',
     0, NULL, CURRENT_TIMESTAMP(3)),
    ('019ad000-0000-7000-8000-000000000005', 'Editor', 'Writes and photographs pieces, collections and pages; answers reviews.',
     '["enterAdmin","manageReviews","readCatalog","manageCatalog","manageContent"]',
     0, 0, CURRENT_TIMESTAMP(3));
