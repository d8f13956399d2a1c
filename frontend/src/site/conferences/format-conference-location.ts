import type { NextConference } from '@majlis/contracts/conferences';

const platforms = { zoom: 'Zoom', teams: 'Teams', webex: 'Webex', goto: 'GoTo' };

export function formatConferenceLocation({ isVirtual, virtualPlatform, city, country, venue }: NextConference): string {
  if (isVirtual) {
    const platform = virtualPlatform && virtualPlatform !== 'custom' && platforms[virtualPlatform];
    return platform ? `Online, on ${platform}` : 'Online';
  }
  return [city, country].filter(Boolean).join(', ') || venue || 'Place to be announced';
}
