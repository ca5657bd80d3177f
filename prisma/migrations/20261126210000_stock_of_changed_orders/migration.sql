-- What a proposed or made change of an order takes and gives back is told as what it is; what is in the ledger stays.

ALTER TABLE `stock_moves` MODIFY `reason` ENUM('INITIAL', 'ORDER', 'ORDER_CHANGED', 'RESERVED', 'CANCELLATION', 'RETURN', 'CORRECTION', 'RECEIVED', 'TRANSFER', 'DAMAGED', 'LOST', 'FOUND', 'IN_REPAIR', 'MELTED', 'SAMPLE', 'OTHER') NOT NULL;
