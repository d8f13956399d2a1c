import { act, fireEvent, screen } from '@testing-library/react';
import { getActiveEpisode } from '../site/player/player-bar-slot';
import { fakeAudio } from './fake-audio';
import { fakeGateway } from './fake-gateway';
import { openSite } from './open-site';
import { anEpisode } from './samples';

export const consent = anEpisode({
  slug: 'consent',
  title: 'Consent',
  duration: '10:00',
  audioUrl: 'https://podcast.example.org/consent.mp3',
  fullDescription: '<ul><li>02:10 Oaths</li></ul>',
});
export const bread = anEpisode({
  slug: 'bread',
  title: 'Bread',
  duration: '10:00',
  audioUrl: 'https://podcast.example.org/bread.mp3',
});

export function setUpPlayer() {
  const player = {
    ...fakeAudio(),
    open,
    press,
    positionSlider,
    pressKey,
    storePosition,
  };
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    Object.assign(player, fakeAudio());
    fakeGateway({
      '/api/podcast-episodes/summaries': [consent, bread],
      '/api/podcast-episodes/slug/consent': consent,
      '/api/podcast-episodes/slug/bread': bread,
      '/api/podcast-episodes/related/consent': [bread],
      '/api/podcast-episodes/related/bread': [consent],
      '/api/cms/content': [],
    });
  });
  afterEach(() => {
    act(() => getActiveEpisode()?.close());
    window.localStorage.clear();
  });
  return player;
}

async function open(at = '/podcasts/consent') {
  const site = openSite(at);
  await screen.findByRole('region', { name: 'Player' });
  await screen.findByText('Oaths', { exact: false });
  return site;
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const positionSlider = () => screen.getByRole('slider', { name: 'Position' });
const pressKey = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

const storePosition = (seconds: number) =>
  window.localStorage.setItem('majlis.podcast-positions', JSON.stringify([['consent', seconds]]));
