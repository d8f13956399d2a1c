import type { RowService } from '@majlis/contracts/staff/history';
import { type RowTranslations, translationsOf, translationsPath } from '@majlis/contracts/staff/translations';
import type { RunningService } from './running-service.js';

export type TranslationRequest = {
  table: string;
  id: string;
  language?: string;
  version?: number;
  fields: Record<string, unknown>;
};

/** By default a row is translated into Arabic for the first time. */
export const translationActions = (service: RowService, { staff }: { staff: RunningService['visitor'] }) => ({
  put: (request: TranslationRequest, by = staff) =>
    by.put(translationsPath(service)).send({ language: 'ar', version: 0, ...request }),
  find: async (table: string, id: string): Promise<RowTranslations> =>
    (await staff.get(translationsOf(service, table, id).path).expect(200)).body,
});
