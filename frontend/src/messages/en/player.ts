export const player = 'Player';
export const miniPlayer = 'Mini player';
export const closeThePlayer = 'Close the player';
export const play = 'Play {title}';
export const pause = 'Pause {title}';
export const skipBack = (seconds: number): string => `${seconds} seconds back`;
export const skipForward = (seconds: number): string => `${seconds} seconds forward`;
export const position = 'Position';
export const positionOf = (position: string, duration: string): string => `${position} of ${duration}`;
export const loading = 'Loading the recording...';
export const speed = 'Speed';
export const mute = 'Mute';
export const volume = 'Volume';
export const percent = (value: number): string => `${value} %`;

export const copyLinkFrom = (time: string): string => `Copy link from ${time}`;
export const linkCopied = (time: string): string => `Link to ${time} copied`;
export const copyThisLink = (url: string): string => `Copy this link: ${url}`;

export const keyboard = 'Keyboard';
export const shortcutsOn = 'Keyboard shortcuts on';
export const spaceOrK = 'Space or k';
export const playAndPause = 'play and pause';
export const back15Seconds = 'back 15 s';
export const forward15Seconds = 'forward 15 s';
export const muteShortcut = 'mute';

export const notPlayed = 'This recording could not be played.';
export const offline = 'You seem to be offline, so the recording cannot be reached.';
export const connectionLost = 'The connection to the recording was lost.';
export const damaged = 'The recording is damaged and cannot be played any further.';
export const notLoaded = 'The recording could not be loaded. It may have been moved, or this browser cannot play it.';
export const tryAgain = 'Try again';
export const openTheRecording = 'Open the recording';
