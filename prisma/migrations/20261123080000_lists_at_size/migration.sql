-- What a list of orders is filtered by stands in each of its indexes.

-- CreateIndex
CREATE INDEX `orders_by_time_idx` ON `orders`(`placed_at`, `id`, `status`, `payment_status`, `payment_method`, `district`, `final_total`, `search_text`);

-- CreateIndex
CREATE INDEX `orders_by_status_idx` ON `orders`(`status`, `placed_at`, `id`, `payment_status`, `payment_method`, `district`, `final_total`);

-- CreateIndex
CREATE INDEX `orders_by_payment_idx` ON `orders`(`payment_status`, `placed_at`, `id`, `status`, `payment_method`, `district`, `final_total`);

-- CreateIndex
CREATE INDEX `orders_by_district_idx` ON `orders`(`district`, `placed_at`, `id`, `status`, `payment_status`, `payment_method`, `final_total`);

-- DropIndex
DROP INDEX `orders_placed_at_id_idx` ON `orders`;

-- DropIndex
DROP INDEX `orders_placed_at_status_payment_status_final_total_idx` ON `orders`;

-- DropIndex
DROP INDEX `orders_status_placed_at_id_idx` ON `orders`;

-- DropIndex
DROP INDEX `orders_payment_status_placed_at_id_idx` ON `orders`;

-- DropIndex
DROP INDEX `orders_district_placed_at_id_idx` ON `orders`;

-- What was changed is looked up by what it is about, whatever its kind.

-- CreateIndex
CREATE INDEX `audit_entries_entity_id_at_idx` ON `audit_entries`(`entity_id`, `at`);

-- CreateIndex
CREATE INDEX `audit_entries_entity_at_idx` ON `audit_entries`(`entity`, `at`);

-- DropIndex
DROP INDEX `audit_entries_entity_entity_id_at_idx` ON `audit_entries`;

-- CreateIndex
CREATE INDEX `mails_status_created_at_idx` ON `mails`(`status`, `created_at`);

-- CreateIndex
CREATE INDEX `mails_template_created_at_idx` ON `mails`(`template`, `created_at`);

-- CreateIndex
CREATE INDEX `mails_by_time_idx` ON `mails`(`created_at`, `id`, `search_text`);

-- DropIndex
DROP INDEX `mails_created_at_id_idx` ON `mails`;

-- CreateIndex
CREATE INDEX `stock_moves_reason_at_idx` ON `stock_moves`(`reason`, `at`);

-- The lightest size of a product is found without reading its sizes.

-- CreateIndex
CREATE INDEX `variants_product_id_position_weight_mg_idx` ON `variants`(`product_id`, `position`, `weight_mg`);

-- DropIndex
DROP INDEX `variants_product_id_position_idx` ON `variants`;
