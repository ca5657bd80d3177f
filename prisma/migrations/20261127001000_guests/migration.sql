-- Who bought without an account is known by the phone of their orders, and gathered by it.

-- CreateIndex
CREATE INDEX `orders_guests_idx` ON `orders`(`user_id`, `contact_phone`, `placed_at`);
