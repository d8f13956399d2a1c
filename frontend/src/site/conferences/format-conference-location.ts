import type { NextConference } from '@majlis/contracts/conferences';
import * as messages from '#messages/location';
import { separatorAfter } from '../../ui/text/content-direction';

const platforms = { zoom: 'Zoom', teams: 'Teams', webex: 'Webex', goto: 'GoTo' };

export function formatConferenceLocation({ isVirtual, virtualPlatform, city, country, venue }: NextConference): string {
  if (isVirtual) {
    const platform = virtualPlatform && virtualPlatform !== 'custom' && platforms[virtualPlatform];
    return platform ? messages.onlineOn(platform) : messages.online;
  }
  return [city, country].filter(Boolean).join(separatorAfter(city)) || venue || messages.toBeAnnounced;
}
