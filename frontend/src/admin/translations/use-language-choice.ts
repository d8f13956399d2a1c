import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useState } from 'react';
import type { ResourceConfig } from '../crud/resource-config';
import type { LanguageChoice } from './language-switch';
import { useTranslatedRow } from './translated-row';

/** In which language the texts of a row are edited: its form, or the form of a translation instead. */
export function useLanguageChoice<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  row: Row | undefined,
  newId?: string,
): LanguageChoice {
  const [choice, setChoice] = useState<Pick<LanguageChoice, 'shown' | 'isPressed'>>({
    shown: undefined,
    isPressed: false,
  });
  return {
    ...choice,
    row: useTranslatedRow(resource, row, newId),
    show: (shown, isPressed) => setChoice({ shown, isPressed }),
  };
}
