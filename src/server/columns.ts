import { customType } from 'drizzle-orm/pg-core';

/** `timestamptz` that is an ISO 8601 string in UTC everywhere above the driver, as on the wire. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
  toDriver: (value) => value,
});
