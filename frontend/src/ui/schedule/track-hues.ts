import { sessionTypes } from '@majlis/contracts/shared/choices';

type Kind = { track: string; sessionType: string };

/** The style sheet has this many colours. */
const hueCount = 6;

/** The index of the colour of a session: tracks have colours of their own. Without tracks the types have. */
export function huesOf(sessions: Kind[]): (session: Kind) => number | undefined {
  const tracks = [...new Set(sessions.map(({ track }) => track))].filter(Boolean);
  const hasTracks = tracks.length > 1;
  const used = sessionTypes.filter((type) => sessions.some(({ sessionType }) => sessionType === type));
  const names: string[] = hasTracks ? tracks.sort((one, other) => one.localeCompare(other)) : used;
  const hues = new Map(names.map((name, index) => [name, index % hueCount]));
  return ({ track, sessionType }) => hues.get(hasTracks ? track : sessionType);
}
