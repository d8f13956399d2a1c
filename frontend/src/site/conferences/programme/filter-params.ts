import { sessionTypes } from '@majlis/contracts/choices';
import type { ProgrammeFilter } from './find-sessions';

export const parseFilterParams = (params: URLSearchParams): ProgrammeFilter => ({
  words: params.get('q') ?? '',
  type: sessionTypes.find((type) => type === params.get('type')) ?? '',
  track: params.get('track') ?? '',
});

export const toFilterParams = ({ words, type, track }: ProgrammeFilter): string =>
  new URLSearchParams({ ...(words && { q: words }), ...(type && { type }), ...(track && { track }) }).toString();
