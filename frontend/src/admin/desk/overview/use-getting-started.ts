import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../api/query';
import { readStorage, writeStorage } from '../../../ui/browser-storage';

export type DoneSteps = { texts: boolean; images: boolean; conference: boolean };

/** Holds what the user last chose; without a choice, the guide is visible until its steps are done. */
const choiceKey = 'majlis.getting-started';

type Guide = {
  /** Undefined until it is known, so that the guide does not flash. */
  done: DoneSteps | undefined;
  isVisible: boolean;
  choose: (choice: 'shown' | 'hidden') => void;
};

export function useGettingStarted(): Guide {
  const { data: content } = useQuery(query(endpoints.content));
  const { data: heroImages } = useQuery(query(staffEndpoints.heroImages));
  const { data: conferences } = useQuery(query(endpoints.conferences));
  const [choice, setChoice] = useState(() => readStorage('localStorage', choiceKey));
  const done = content &&
    heroImages &&
    conferences && {
      texts: content.length > 0,
      images: heroImages.some(({ isActive }) => isActive),
      conference: conferences.some(({ status }) => status !== 'draft'),
    };
  const isUnfinished = done !== undefined && !(done.texts && done.images && done.conference);
  return {
    done,
    isVisible: done !== undefined && (choice === null ? isUnfinished : choice === 'shown'),
    choose(next) {
      writeStorage('localStorage', choiceKey, next);
      setChoice(next);
    },
  };
}
