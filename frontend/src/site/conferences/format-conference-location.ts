import type { NextConference } from '@majlis/contracts/conferences';
import { listSeparator } from '#messages/lists';
import * as messages from '#messages/location';

const platforms = { zoom: 'Zoom', teams: 'Teams', webex: 'Webex', goto: 'GoTo' };

export function formatConferenceLocation({ isVirtual, virtualPlatform, city, country, venue }: NextConference): string {
  if (isVirtual) {
    const platform = virtualPlatform && virtualPlatform !== 'custom' && platforms[virtualPlatform];
    return platform ? messages.onlineOn(platform) : messages.online;
  }
  return [city, country].filter(Boolean).join(listSeparator) || venue || messages.toBeAnnounced;
}
