-- Banners and the rows of home are told of beside threads: the two came to this list at the same time.

-- AlterTable
ALTER TABLE `shop_changes` MODIFY `kind` ENUM('PRODUCT', 'STOCK', 'COLLECTIONS', 'CONTENT', 'RATES', 'SETTINGS', 'EVERYTHING', 'ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'COUPONS', 'THREAD') NOT NULL;
