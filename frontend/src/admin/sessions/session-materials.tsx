import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { TextField } from '../crud/fields';

export function SessionMaterials({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField name="sessionAbstract" label={t('sessions.abstract')} rows={6} />
      <TextField
        name="specialRequirements"
        label={t('sessions.requirements')}
        rows={3}
        help={t('sessions.requirementsHelp')}
      />
      {children}
    </>
  );
}
