import { z } from 'zod';

export const auditSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  accountId: z.int().nullable(),
  accountName: z.string(),
  action: z.string(),
  target: z.string(),
  detail: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditSchema>;
