const LOADED_CUSTOMERS = "users WHERE email LIKE 'load-%'";
/** Assigns three products to each customer, by row number. */
const CUSTOMER_PRODUCTS_SQL = `
  SELECT u.id AS user_id, p.id AS product_id, u.created_at AS at
  FROM (SELECT id, created_at, ROW_NUMBER() OVER (ORDER BY id) AS number FROM ${LOADED_CUSTOMERS}) u
  JOIN (SELECT 1 AS k UNION SELECT 2 UNION SELECT 3) times
  JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS number, COUNT(*) OVER () AS pieces FROM products) p
    ON p.number = 1 + (u.number * 7 + times.k) % p.pieces`;

/** Back-office rows that the demo data lacks, one statement per table. */
export const BACK_OFFICE_ROWS: readonly (readonly [table: string, sql: string])[] = [
  [
    'mails',
    `INSERT INTO mails (id, template, to_email, to_name, subject, html, text, order_id, status, attempts, next_attempt_at, created_at, sent_at)
     SELECT id, 'orderPlaced', contact_email, contact_name, CONCAT('Your order ', number), '<p>Namaste</p>', 'Namaste', id,
       IF(RIGHT(number, 3) = '007', 'FAILED', 'SENT'), 1, placed_at, placed_at, placed_at FROM orders`,
  ],
  [
    'audit_entries',
    `INSERT INTO audit_entries (id, actor_id, action, entity, entity_id, \`before\`, after, ip, request_id, at)
     SELECT e.id, staff.id, IF(e.status = 'CANCELLED', 'order.cancel', 'order.status'), 'Order', e.order_id,
       '{"status":"PENDING"}', CONCAT('{"status":"', e.status, '"}'), '127.0.0.1', e.id, e.at
     FROM order_events e JOIN (SELECT MIN(id) AS id FROM users WHERE role = 'ADMIN') staff WHERE e.status <> 'PENDING'`,
  ],
  [
    'wishlist_items',
    `INSERT IGNORE INTO wishlist_items (user_id, product_id, added_at) ${CUSTOMER_PRODUCTS_SQL}`,
  ],
  [
    'recently_viewed_items',
    `INSERT IGNORE INTO recently_viewed_items (user_id, product_id, viewed_at) ${CUSTOMER_PRODUCTS_SQL}`,
  ],
  [
    'activities',
    `INSERT INTO activities (id, user_id, type, data, at)
     SELECT e.id, buyer.id, 'PAGE_NAVIGATION', '{}', e.at
     FROM order_events e JOIN (SELECT id FROM users WHERE email = 'shopper@example.com') buyer WHERE e.status = 'CONFIRMED'`,
  ],
  [
    'threads',
    `INSERT INTO threads (id, number, name, email, subject, status, is_unread, preview, last_at, created_at)
     SELECT id, (SELECT COALESCE(MAX(number), 0) FROM threads) + ROW_NUMBER() OVER (ORDER BY id), name, email,
       ELT(1 + ROW_NUMBER() OVER (ORDER BY id) % 3, 'Ring size', 'Delivery outside the valley', 'Can this be engraved?'),
       ELT(1 + ROW_NUMBER() OVER (ORDER BY id) % 5, 'OPEN', 'WAITING', 'CLOSED', 'CLOSED', 'CLOSED'), FALSE,
       'Could you tell me which size fits a finger of 17 mm?', created_at, created_at
     FROM ${LOADED_CUSTOMERS} AND MD5(email) < '1'`,
  ],
  [
    'thread_messages',
    `INSERT INTO thread_messages (id, thread_id, direction, author_name, text, created_at)
     SELECT id, id, 'IN', name, preview, created_at FROM threads WHERE email LIKE 'load-%'`,
  ],
  [
    'newsletter_subscribers',
    `INSERT INTO newsletter_subscribers (email, created_at) SELECT email, created_at FROM ${LOADED_CUSTOMERS} AND MD5(email) < '5'`,
  ],
  [
    'customer_groups',
    `INSERT INTO customer_groups (id, name) SELECT MIN(id), 'Load: festival cards' FROM ${LOADED_CUSTOMERS} HAVING MIN(id) IS NOT NULL`,
  ],
  [
    'customer_group_members',
    `INSERT INTO customer_group_members (group_id, customer_id)
     SELECT g.id, u.id FROM customer_groups g JOIN users u ON u.email LIKE 'load-%' AND MD5(u.email) < '2'
     WHERE g.name = 'Load: festival cards'`,
  ],
];
