-- What shoppers wrote through the contact page stood among what the staff wrote.
UPDATE `mails` SET `template` = 'contactMessage'
WHERE `template` = 'custom' AND `order_id` IS NULL AND `subject` LIKE 'Message from %'
    AND `text` LIKE '%wrote through the contact page.%';
