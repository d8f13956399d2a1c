import { sessionTypes } from '@majlis/contracts/choices';
import type { ProgrammeFilter } from './find-sessions';

/** What an address asks the programme for. */
export const parseFilterParams = (params: URLSearchParams): ProgrammeFilter => ({
  words: params.get('q') ?? '',
  type: sessionTypes.find((type) => type === params.get('type')) ?? '',
  track: params.get('track') ?? '',
});

/** The query of an address; empty for the whole programme. */
export const toFilterParams = ({ words, type, track }: ProgrammeFilter): string =>
  new URLSearchParams({ ...(words && { q: words }), ...(type && { type }), ...(track && { track }) }).toString();
