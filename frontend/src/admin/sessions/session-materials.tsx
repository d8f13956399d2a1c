import type { ReactNode } from 'react';
import * as messages from '#messages/staff/sessions';
import { TextField } from '../crud/fields';

export function SessionMaterials({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField name="sessionAbstract" label={messages.abstract} rows={6} />
      <TextField name="specialRequirements" label={messages.requirements} rows={3} help={messages.requirementsHelp} />
      {children}
    </>
  );
}
