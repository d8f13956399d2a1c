import { useFormContext } from '../../../ui/form/form-state';

/** Everything that has no field here, kept in the form so that it is saved with it: its own, or theirs after a conflict. */
export function RestOfConference({ shown }: { shown: string[] }) {
  const { values } = useFormContext();
  const rest = Object.entries(values).filter(([name]) => !shown.includes(name));
  return rest.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
