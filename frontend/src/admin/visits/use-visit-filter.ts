import { type VisitFilter, visitPeriods } from '@majlis/contracts/visits';
import { useSearchParams } from 'react-router-dom';

/** An empty value means the default. */
type Changes = Partial<Record<'days' | 'conference', string>>;

const defaultPeriod = 30;

/** The filter is in the address, so that Back, reloading and links restore it. */
export function useVisitFilter(): [VisitFilter, (changes: Changes) => void] {
  const [params, setParams] = useSearchParams();
  const days = visitPeriods.find((known) => String(known) === params.get('days')) ?? defaultPeriod;
  const conference = params.get('conference') ?? undefined;
  function change(changes: Changes) {
    const chosen = Object.entries({ ...Object.fromEntries(params), ...changes }).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(chosen), { replace: true });
  }
  return [{ days, conference }, change];
}
