import type { ReactNode } from 'react';
import { TextField } from '../crud/fields';

export function SessionMaterials({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField name="sessionAbstract" rows={6} />
      <TextField name="specialRequirements" rows={3} />
      {children}
    </>
  );
}
