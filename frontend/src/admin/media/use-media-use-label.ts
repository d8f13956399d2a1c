import type { MediaUse } from '@majlis/contracts/media';
import { useConferenceNames } from '../conferences/conference-name';

/** Copies of a conference share titles with it, so each use there names the conference as lists do. */
export function useMediaUseLabel() {
  const { nameById } = useConferenceNames();
  return ({ place, label, conferenceId }: MediaUse): string => {
    const conference = nameById(conferenceId ?? null);
    if (!conference || !label) return label;
    return place === 'Conference' ? conference : `${label} · ${conference}`;
  };
}
