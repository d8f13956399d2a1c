/** True for a release such as 2026f from July 2027 on, because every year's first half has had a newer release so far. */
export const isOutdatedTimeZoneRelease = (release: string, now: number): boolean =>
  now >= Date.UTC(Number.parseInt(release, 10) + 1, 6);
