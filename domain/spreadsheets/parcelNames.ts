import type { LikelyName } from './columnNames.ts';

/** Words that make something else of an order or a parcel: its day, its cash, its receiver. */
const OF_ANOTHER_KIND =
  / (?:date|day|time|status|type|weight|value|amount|amt|price|total|charges?|fees?|cost|name|address|city|phone|items?|qty|quantity|count|by|url|link|remarks?|note) /;

/** How couriers call the column of a parcel's number. */
export const PARCEL_NAME: LikelyName = {
  is: [
    / (?:tracking|awb|waybill|consignment|parcel|package|cn|hawb|docket) (?:id|no|number|code) /,
    /^ (?:tracking|awb|hawb|waybill|consignment|parcel|package|shipment) $/,
    / (?:tracking|awb|waybill|consignment|parcel|package|shipment|ट्र्याकिङ|पार्सल) /,
  ],
  not: OF_ANOTHER_KIND,
};

/** How lists call the column of an order's number. */
export const ORDER_NAME: LikelyName = {
  is: [
    / (?:order|vendor|merchant|shipper|seller|client|external|your|our|reference|ref) (?:id|no|number|code|ref|reference) /,
    /^ (?:order|reference|ref) $/,
    / (?:order|अर्डर) /,
  ],
  not: OF_ANOTHER_KIND,
};
