import { endpoints } from '@majlis/contracts/endpoints';
import type { SpeakerDetail } from '@majlis/contracts/speakers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { query } from '../../api/query';
import { speakerPath } from './speaker-path';

/** The API also finds a speaker by a former slug; the URL is then replaced by the current one. */
export function useRedirectToCurrentSpeaker(slug: string, speaker: SpeakerDetail | undefined): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (!speaker || speaker.slug === slug) return;
    cache.setQueryData(query(endpoints.speakerBySlug(speaker.slug)).queryKey, speaker);
    void navigate({ pathname: speakerPath(speaker.slug), search, hash }, { replace: true });
  }, [slug, speaker, cache, navigate, search, hash]);
}
