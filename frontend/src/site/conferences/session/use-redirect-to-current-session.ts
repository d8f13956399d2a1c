import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { query } from '../../../api/query';
import { sessionPath } from '../session-path';

/** The API also finds a session by former slugs and by its id; the URL is then replaced by the current one. */
export function useRedirectToCurrentSession(
  slug: string,
  sessionSlug: string,
  conference: Conference | undefined,
  session: SessionDetail | undefined,
): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (!conference || !session || (conference.slug === slug && session.slug === sessionSlug)) return;
    cache.setQueryData(query(endpoints.conferenceBySlug(conference.slug)).queryKey, conference);
    cache.setQueryData(query(endpoints.sessionBySlug(conference.slug, session.slug)).queryKey, session);
    void navigate({ pathname: sessionPath(conference.slug, session.slug), search, hash }, { replace: true, state });
  }, [slug, sessionSlug, conference, session, cache, navigate, search, hash, state]);
}
