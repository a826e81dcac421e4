import { customType } from 'drizzle-orm/pg-core';

/** A `timestamptz` that the application reads and writes as an ISO 8601 string in UTC. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
  toDriver: (value) => value,
});

/** A few bytes that only code reads. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
