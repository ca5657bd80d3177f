/** The store's first location. It stays and always serves orders, and has what nobody names another place for. */
export const MAIN_LOCATION_ID = '019a0000-0000-7000-8000-000000000001';

export const LOCATION_KINDS = ['SHOP', 'WORKSHOP', 'WAREHOUSE', 'OTHER'] as const;
