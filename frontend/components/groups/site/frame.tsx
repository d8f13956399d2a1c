import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ReactNode } from 'react';
import { Footer } from '../../../src/site/footer/footer';
import { NavigationBar } from '../../../src/site/navigation/navigation-bar';
import { PlayButton } from '../../../src/site/player/controls';
import { FullPlayer, PlaybackError, SeekSlider, VolumeControl } from '../../../src/site/player/full-player';
import { aPartner } from '../../../src/testing/staff-samples';
import * as styles from '../../components-page.module.scss';
import type { Group } from '../../group';

const ignore = () => undefined;
const audioUrl = 'https://www.example.org/episode.mp3';

/** The player runs from left to right in every language. */
const inPlayer = (control: ReactNode) => <div dir="ltr">{control}</div>;

const Position = (progress: { position: number; duration: number }) => (
  <SeekSlider {...progress} onSeek={ignore}>
    {null}
  </SeekSlider>
);

export const frame: Group = {
  title: 'Navigation and player',
  area: 'site',
  at: '/research',
  responses: ({ organization }) => ({
    [endpoints.partners.path]: ['/logo.svg', ''].map((logoUrl, order) =>
      aPartner({ order, name: organization, logoUrl }),
    ),
  }),
  samples: ({ title }) => [
    { name: 'Navigation bar', isWide: true, frameHeight: 100, element: <NavigationBar /> },
    {
      name: 'Player',
      isWide: true,
      element: <FullPlayer track={{ slug: 'episode', title, duration: '47:12', audioUrl }} />,
    },
    {
      name: 'Play button, each status',
      element: (
        <div className={styles.swatches}>
          {(['paused', 'loading', 'playing', 'failed'] as const).map((status) => (
            <PlayButton key={status} status={status} title={title} onToggle={ignore} />
          ))}
        </div>
      ),
    },
    { name: 'Position', element: inPlayer(<Position position={1000} duration={2832} />) },
    { name: 'Position, unknown duration', element: inPlayer(<Position position={0} duration={0} />) },
    { name: 'Volume', element: inPlayer(<VolumeControl volume={0.6} isMuted={false} speed={1} />) },
    { name: 'Volume, muted', element: inPlayer(<VolumeControl volume={0.6} isMuted speed={1} />) },
    {
      name: 'Playback error',
      element: <PlaybackError message="The recording could not be loaded." audioUrl={audioUrl} />,
    },
    { name: 'Footer', isWide: true, frameHeight: 590, element: <Footer /> },
  ],
};
