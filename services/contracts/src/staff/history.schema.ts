import { z } from 'zod';

export const historyLimit = z.coerce
  .number('This is no number')
  .int('This is no whole number')
  .min(1, 'At least one version')
  .max(500, 'At most 500 versions')
  .default(50);
