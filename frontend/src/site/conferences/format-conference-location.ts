import type { NextConference } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages';
import { separatorAfter } from '../../ui/text/auto-text';

const platforms = { zoom: 'Zoom', teams: 'Teams', webex: 'Webex', goto: 'GoTo' };

export function formatConferenceLocation({ isVirtual, virtualPlatform, city, country, venue }: NextConference): string {
  if (isVirtual) {
    const platform = virtualPlatform && virtualPlatform !== 'custom' && platforms[virtualPlatform];
    return platform ? t('location.onlineOn', { platform }) : t('location.online');
  }
  return [city, country].filter(Boolean).join(separatorAfter(city)) || venue || t('location.toBeAnnounced');
}
