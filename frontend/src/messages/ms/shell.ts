export const needsScripts = 'Laman ini memerlukan JavaScript untuk memaparkan halamannya.';

/** Of the app that a phone installs. */
export const appName = 'Majlis';
export const appDescription = 'Rangkaian penyelidikan dan persidangan';

export const noNetwork = 'Tiada rangkaian';
export const hasNoCopy =
  'Halaman ini belum pernah dibuka, maka tiada salinannya. Sila cuba lagi apabila anda mempunyai sambungan.';
export const tryAgain = 'Cuba lagi';
export const readableNow = 'Yang boleh anda baca sekarang';
