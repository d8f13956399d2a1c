import type { PagesState } from '@majlis/contracts/system-status';
import { z } from 'zod';

const pages: z.ZodType<PagesState> = z.object({
  files: z.number(),
  pending: z.number(),
  activeSince: z.string().nullable(),
  lastChangedAt: z.string().nullable(),
  failed: z.number(),
  failures: z.array(z.object({ path: z.string(), reason: z.string(), since: z.string() })),
});

/** Parsed leniently: during an upgrade writer and reader may be of different releases. */
export const instanceDetail = z.object({
  memoryBytes: z.number().nullable().catch(null),
  maxEventLoopDelayMs: z.number().nullable().catch(null),
  timeZones: z.string().nullable().catch(null),
  pages: pages.optional().catch(undefined),
});
export type InstanceDetail = z.infer<typeof instanceDetail>;
