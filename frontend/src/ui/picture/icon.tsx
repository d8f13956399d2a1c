const paths = {
  album: 'M8 4h12v12H8zM4 8v12h12',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  back: 'M20 12H5m6-6-6 6 6 6',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V7m6-3.5V7',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  comment: 'M4.5 5.5h15v11H12l-4.5 4v-4h-3z',
  external: 'M8 8h8v8m0-8L7 17',
  globe: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zm0 0h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
  heart: 'M12 20C6.5 16 4 13 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5C20 13 17.5 16 12 20z',
  location:
    'M12 21c-4-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6-6.5 11zm0-8.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  mail: 'M4 6.5h16v11H4zm0 .5 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 5.5 10 6.5-10 6.5z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 12v8h12v-8',
  search: 'm20 20-4.3-4.3M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
};

export type IconName = keyof typeof paths;

export const Icon = ({ name, flipInRtl = name === 'external' }: { name: IconName; flipInRtl?: boolean }) => (
  <svg className={flipInRtl ? 'icon mirrored' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
