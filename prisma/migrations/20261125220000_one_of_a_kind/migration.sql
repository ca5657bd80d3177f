-- How many of a size were ever for sale at once: a piece of which there never was a second is one of a kind, and is not low.

ALTER TABLE `variants` ADD COLUMN `most_stock` INTEGER NOT NULL DEFAULT 0;

-- By the ledger as far as it goes back; when a size changed last stays what it was.
UPDATE `variants` v
LEFT JOIN (
    SELECT sums.`variant_id`, MAX(sums.`running`) AS `most`
    FROM (
        SELECT m.`variant_id`, SUM(m.`delta`) OVER (PARTITION BY m.`variant_id` ORDER BY m.`at`, m.`id`) AS `running`
        FROM `stock_moves` m
        JOIN `locations` l ON l.`id` = m.`location_id` AND l.`active` AND l.`serves_orders`
    ) sums
    GROUP BY sums.`variant_id`
) ledger ON ledger.`variant_id` = v.`id`
SET v.`most_stock` = GREATEST(v.`stock`, COALESCE(ledger.`most`, 0), 0), v.`updated_at` = v.`updated_at`;
