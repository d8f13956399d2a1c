import { sessionTypes } from '@majlis/contracts/choices';
import type { ProgrammeFilter } from './find-sessions';

export const parseFilterParams = (params: URLSearchParams): ProgrammeFilter => ({
  words: params.get('q') ?? '',
  type: sessionTypes.find((type) => type === params.get('type')) ?? '',
  track: params.get('track') ?? '',
  agenda: params.get('agenda') === 'mine' ? 'mine' : '',
});

export const toFilterParams = ({ words, type, track, agenda }: ProgrammeFilter): string =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(type && { type }),
    ...(track && { track }),
    ...(agenda && { agenda }),
  }).toString();
