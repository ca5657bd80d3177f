-- Orders are found by what was sold and by their coupon.
CREATE INDEX `order_lines_sku_idx` ON `order_lines`(`sku`);
CREATE INDEX `orders_coupon_code_idx` ON `orders`(`coupon_code`, `placed_at`, `id`);
