import type { ReactNode } from 'react';
import { TextField } from '../crud/fields';

export function SessionMaterials({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField name="sessionAbstract" label="Abstract" rows={6} />
      <TextField
        name="specialRequirements"
        label="Special requirements"
        rows={3}
        help="For the organizers only. Visitors do not see it."
      />
      {children}
    </>
  );
}
