import { sessionTypes } from '@majlis/contracts/shared/choices';
import type { ProgrammeFilter } from './find-sessions';

/** An empty view is the one that the browser remembers, the list unless the visitor chose otherwise. */
export type ProgrammeSearch = ProgrammeFilter & { view: 'grid' | '' };

export const parseFilterParams = (params: URLSearchParams): ProgrammeSearch => ({
  words: params.get('q') ?? '',
  type: sessionTypes.find((type) => type === params.get('type')) ?? '',
  track: params.get('track') ?? '',
  agenda: params.get('agenda') === 'mine' ? 'mine' : '',
  view: params.get('view') === 'grid' ? 'grid' : '',
});

export const toFilterParams = ({ words, type, track, agenda, view }: ProgrammeSearch): string =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(type && { type }),
    ...(track && { track }),
    ...(agenda && { agenda }),
    ...(view && { view }),
  }).toString();
