-- What a buyer has open and unpaid is counted from an index alone, up to a limit. The index keeps its name, which the
-- version before this one names in its statements.
ALTER TABLE `orders`
    DROP INDEX `orders_contact_phone_idx`,
    ADD INDEX `orders_contact_phone_idx` (`contact_phone`, `payment_status`, `status`, `final_total`, `pieces`),
    ADD INDEX `orders_user_open_idx` (`user_id`, `payment_status`, `status`, `final_total`, `pieces`);
