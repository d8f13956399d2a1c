export const player = 'Pemain';
export const miniPlayer = 'Pemain mini';
export const closeThePlayer = 'Tutup pemain';
export const play = 'Main {title}';
export const pause = 'Jeda {title}';
export const skipBack = (seconds: number): string => `${seconds} saat ke belakang`;
export const skipForward = (seconds: number): string => `${seconds} saat ke hadapan`;
export const position = 'Kedudukan';
export const positionOf = (position: string, duration: string): string => `${position} daripada ${duration}`;
export const loading = 'Memuatkan rakaman...';
export const speed = 'Kelajuan';
export const mute = 'Senyapkan';
export const volume = 'Kelantangan';
export const percent = (value: number): string => `${value} %`;

export const copyLinkFrom = (time: string): string => `Salin pautan dari ${time}`;
export const linkCopied = (time: string): string => `Pautan ke ${time} disalin`;
export const copyThisLink = (url: string): string => `Salin pautan ini: ${url}`;

export const keyboard = 'Papan kekunci';
export const shortcutsOn = 'Hidupkan pintasan papan kekunci';
export const spaceOrK = 'Ruang atau k';
export const playAndPause = 'main dan jeda';
export const back15Seconds = 'ke belakang 15 s';
export const forward15Seconds = 'ke hadapan 15 s';
export const muteShortcut = 'senyapkan';

export const notPlayed = 'Rakaman ini tidak dapat dimainkan.';
export const offline = 'Nampaknya anda berada di luar talian, jadi rakaman tidak dapat dicapai.';
export const connectionLost = 'Sambungan ke rakaman terputus.';
export const damaged = 'Rakaman ini rosak dan tidak dapat dimainkan lagi.';
export const notLoaded =
  'Rakaman tidak dapat dimuatkan. Rakaman itu mungkin telah dialihkan, atau pelayar ini tidak dapat memainkannya.';
export const tryAgain = 'Cuba lagi';
export const openTheRecording = 'Buka rakaman';
