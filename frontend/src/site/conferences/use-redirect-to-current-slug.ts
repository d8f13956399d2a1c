import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { query } from '../../api/query';

/** The API also finds a conference by a former slug; the URL is then replaced by the current one. */
export function useRedirectToCurrentSlug(slug: string, conference: Conference | undefined, pathBelow = ''): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (!conference || conference.slug === slug) return;
    cache.setQueryData(query(endpoints.conferenceBySlug(conference.slug)).queryKey, conference);
    void navigate({ pathname: `/conferences/${conference.slug}${pathBelow}`, search, hash }, { replace: true, state });
  }, [slug, conference, pathBelow, cache, navigate, search, hash, state]);
}
