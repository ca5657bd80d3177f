import type { ColumnNameRule } from './columnNames.ts';

/**
 * Words that show that a column contains something other than order or tracking numbers, such as dates, cash or
 * recipients.
 */
const OTHER_COLUMN_WORDS =
  / (?:date|day|time|status|type|weight|value|amount|amt|price|total|charges?|fees?|cost|name|address|city|phone|items?|qty|quantity|count|by|url|link|remarks?|note) /;

/** Names of a tracking number column in carriers' lists. */
export const PARCEL_NAME: ColumnNameRule = {
  is: [
    / (?:tracking|awb|waybill|consignment|parcel|package|cn|hawb|docket) (?:id|no|number|code) /,
    /^ (?:tracking|awb|hawb|waybill|consignment|parcel|package|shipment) $/,
    / (?:tracking|awb|waybill|consignment|parcel|package|shipment|ट्र्याकिङ|पार्सल) /,
  ],
  not: OTHER_COLUMN_WORDS,
};

/** Names of an order number column. */
export const ORDER_NAME: ColumnNameRule = {
  is: [
    / (?:order|vendor|merchant|shipper|seller|client|external|your|our|reference|ref) (?:id|no|number|code|ref|reference) /,
    /^ (?:order|reference|ref) $/,
    / (?:order|अर्डर) /,
  ],
  not: OTHER_COLUMN_WORDS,
};
