export const pageNotFound = '404 Halaman Tidak Ditemui';
export const didYouForget = 'Adakah anda terlupa menambahkan halaman ini pada penghala?';
export const mayHaveMoved = 'Halaman ini mungkin telah dialihkan, atau alamatnya mungkin tersalah taip.';
export const browseTheResearch = 'Semak imbas penyelidikan';
export const suggestions = 'Mungkin anda mencari';
export const research = 'Kertas kerja dan penerbitan, percuma untuk dibaca.';
export const conferences = 'Pertemuan yang akan datang dan yang telah lalu.';
export const podcast = 'Perbualan untuk didengar.';
export const whoWeAre = 'Misi kami, perjalanan kami dan pasukan kami.';

export const page = 'Halaman';
export const home = 'Laman Utama';
export const loading = 'Memuatkan halaman...';
export const loadFailed = 'Halaman ini tidak dapat dimuatkan';
export const lastUpdated = 'Kali terakhir dikemas kini {day}';
